/** What takes no ink: spaces, what steers how others are written, and three letters that are drawn as nothing. */
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Whether a text shows anything to whoever reads it. A name of zero-width spaces is there for a program, but a link or a
 * heading of it can be neither seen nor read out.
 */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
