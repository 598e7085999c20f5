/** Words a minute: what adults read of such texts, rather slow than quick. */
const wordsPerMinute = 220;

/**
 * How long a text takes to read.
 * @param source MDX with its front matter
 * @returns whole minutes, 1 at least
 */
export function readingMinutes(source: string): number {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, "").replace(/<[^>]*>/g, " ");
  const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
