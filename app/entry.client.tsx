import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { bannerId } from "./consent/consent-call.ts";
import { dropOthersDraft } from "./contact/kept-draft.ts";
import { frameworkStarted } from "./http/rendering/framework-started.ts";
import { TakenOver } from "./http/rendering/taken-over.tsx";
import { startI18n } from "./i18n/i18n.client.ts";
import { languageOfPath } from "./i18n/languages.ts";
import { letTransitionsBeSkipped } from "./shell/skipped-transitions.ts";
import { loadOtherSheets } from "./ui/style-sheets.ts";

/** Takes over the server's page, in its language; until then the page works as plain HTML. */
async function hydrate() {
  const [i18n] = await Promise.all([startI18n(languageOfPath(window.location.pathname)), dataRead()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <TakenOver i18n={i18n} onStanding={onStanding}>
        <RemixBrowser />
      </TakenOver>,
    );
  });
}

/**
 * Settles once Remix has read the page's data. Its first rendering begins that and throws what it waits for (@remix-run/react
 * 2.17.5). React answers a key or a press at once, by rendering without waiting: what waits then, with nothing around it,
 * is an error ("Root did not complete"), and the page would be made anew. So it is read before React listens.
 */
async function dataRead() {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}

/** Between the router's start and the first render nobody hears where it has gone: the page would stay as it was. */
const onStanding = () => {
  if (hasLeft()) window.location.reload();
  else void bannerStands().then(() => window.dispatchEvent(new Event(frameworkStarted)));
};

/** Settles after the cookie banner has its script, where there is a banner: its buttons may have been pressed already. */
async function bannerStands() {
  const banner = document.getElementById(bannerId);
  if (!banner?.querySelector("form")) return;
  await import("./consent/enhance-banner.ts").catch(() => {}); // The browser sends its form itself.
  // The banner has asked for it too, and hears of it some promises later.
  for (let turn = 0; turn < 50 && !banner.hasAttribute("aria-live"); turn++) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What a contact form keeps for its page in another language is for no other page. */
function dropDraft() {
  try {
    dropOthersDraft(sessionStorage, window.location, Date.now());
  } catch {
    // Storage that is switched off holds nothing.
  }
}

/** Remix puts its router there once it follows the history itself. */
const routerListens = () => "__remixRouter" in window;
const hasLeft = () => window.loadedAddress !== window.location.pathname + window.location.search;

// Two quick steps back: the second may lead to another address before the router listens, and the router would take this
// page's data for that address.
if (hasLeft()) window.location.reload();
else {
  window.addEventListener("popstate", () => {
    if (!routerListens() && hasLeft()) window.location.reload();
  });
  dropDraft();
  letTransitionsBeSkipped(document);
  loadOtherSheets();
  void hydrate();
}
