import type { ConsentAnswer, Tag } from "./consent-call.ts";

/**
 * Lets a visitor choose in the banner without leaving the page: what is accepted is loaded, readers of the screen hear
 * that the choice is saved, and whoever had the focus in the banner goes on from where they came, or from the content.
 * @param place the element that holds the banner
 * @param askAgain finds out what holds now, for a page that Back brings back as it was left
 */
export function enhanceBanner(place: HTMLElement, askAgain: () => void, left: AbortSignal): void {
  place.setAttribute("aria-live", "polite");
  let cameFrom: Element | null = null;
  place.addEventListener(
    "focusin",
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Element && place.contains(relatedTarget))) {
        cameFrom = relatedTarget instanceof Element ? relatedTarget : null;
      }
    },
    { signal: left },
  );
  addEventListener("pageshow", ({ persisted }) => persisted && askAgain(), { signal: left });

  const onTaken = ({ said, tags }: ConsentAnswer) => {
    const words = document.createElement("p");
    words.className = "visually-hidden";
    words.textContent = said;
    place.replaceChildren(words);
    // A page that was gone on to meanwhile asks no more and has hidden it; now it holds nothing but what is said.
    place.hidden = false;
    tags.forEach(loadTag);
  };

  const standing = place.querySelector<SentForm>("form");
  const early = standing?.answer;
  let sent = early !== undefined;
  if (early) {
    delete standing.answer;
    const { activeElement } = document;
    if (activeElement === document.body || place.contains(activeElement)) giveFocusBack(null);
    // What comes with the region that says it is not read out. Who sent it sends it again, by the browser.
    readAnswer(early).then(
      (answer) => setTimeout(() => onTaken(answer), regionNoticed),
      () => {},
    );
  }
  const onSubmit = (event: SubmitEvent) => {
    if (sent) return;
    event.preventDefault();
    sent = true;
    const form = event.target as HTMLFormElement;
    keepMeanwhile(event.submitter);
    giveFocusBack(cameFrom);
    form.hidden = true;
    form.parentElement!.hidden = true; // What it stands in alone, or an empty band is left until the answer.
    // The second time by the browser: the server says what is wrong, on a page of its own.
    readAnswer(send(form, event.submitter)).then(onTaken, () => form.requestSubmit(event.submitter));
  };
  place.addEventListener("submit", onSubmit, { signal: left });
}

/** After so many milliseconds readers of the screen know of a region whose changes they are to tell. */
const regionNoticed = 200;

/** A form that was sent before this script was there (start-when-needed.server.ts), with what it is answered. */
type SentForm = HTMLFormElement & { answer?: Promise<Response> };

/** @throws when the server does not take the choice */
async function readAnswer(coming: Promise<Response>): Promise<ConsentAnswer> {
  const answer = await coming;
  if (!answer.ok) throw new Error(`The choice was answered with ${answer.status}`);
  return (await answer.json()) as ConsentAnswer;
}

/** For the page that is asked for before the server has answered (passingCookie in choice-cookie.server.ts). */
function keepMeanwhile(submitter: HTMLElement | null) {
  const { cookie } = submitter?.dataset ?? {};
  if (cookie) document.cookie = cookie.replace("MOMENT", String(Math.floor(Date.now() / 1000)));
}

/** Also for whoever leaves the page at once. */
function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Response> {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : "",
  ]);
  return fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Accept: "application/json" },
    keepalive: true,
  });
}

function loadTag({ src, attributes }: Tag) {
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = src;
  document.body.append(script);
}

function giveFocusBack(cameFrom: Element | null) {
  const target = cameFrom?.isConnected && cameFrom !== document.body ? cameFrom : document.querySelector("main");
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
