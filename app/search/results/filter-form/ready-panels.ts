/**
 * Styles and lays out what closed panels hold, one at a time while the browser has nothing to do: a panel that is opened
 * shows at once in place of being made then. Browsers that hold closed panels back keep what was made of them.
 * @param panels those of one form; each is looked at when its turn comes, as it is then
 * @returns ends it
 */
export function readyPanels(panels: readonly Element[]): () => void {
  if (!("requestIdleCallback" in window)) return () => {};
  const left = [...panels];
  const next = () => {
    left.shift()?.getBoundingClientRect();
    if (left.length > 0) waiting = requestIdleCallback(next);
  };
  let waiting = requestIdleCallback(next);
  return () => cancelIdleCallback(waiting);
}
