/** What of a click counts here. */
type Click = Pick<MouseEvent, "target" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/**
 * The link by which this tab goes on to the page in another language. A click that opens another tab, or the same page
 * once more, leads nowhere from here.
 */
export function otherLanguageOf(click: Click): HTMLAnchorElement | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  const target = click.target as Partial<Element> | null;
  const link = target?.closest?.<HTMLAnchorElement>("a[hreflang]:not([target], [download], [aria-current])");
  return link ?? undefined;
}
