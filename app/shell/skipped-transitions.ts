/**
 * Somebody who goes on before a page has grown into the next ends that transition, which the router skips without listening
 * to what comes of it: that is no error, and the console needs no word of it.
 * @param page whose transitions they are
 */
export function letTransitionsBeSkipped(page: Document): void {
  if (!("startViewTransition" in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (...given) => {
    const transition = start(...given);
    transition.ready.catch(() => {});
    return transition;
  };
}
