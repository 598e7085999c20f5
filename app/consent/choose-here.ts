import type { ConsentAnswer } from "./consent-call.ts";

/**
 * Sends a choice without leaving the page, and loads what it allows. Whoever had the focus in the banner, which is gone,
 * goes on from where they came, or from the page's beginning.
 * @returns what to tell readers of the screen
 * @throws when the server does not take the choice
 */
export async function chooseHere(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  cameFrom: Element | null,
): Promise<string> {
  giveFocusBack(cameFrom);
  const answer = await fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>),
    headers: { Accept: "application/json" },
  });
  if (!answer.ok) throw new Error(`The choice was answered with ${answer.status}`);
  const { said, tags } = (await answer.json()) as ConsentAnswer;
  for (const { src, attributes } of tags) {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = src;
    document.body.append(script);
  }
  return said;
}

function giveFocusBack(cameFrom: Element | null) {
  const target = cameFrom?.isConnected && cameFrom !== document.body ? cameFrom : document.querySelector("main");
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
