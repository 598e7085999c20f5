import { PrefetchPageLinks } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useAuth } from "#app/account/auth-state.tsx";
import { clientHref, linkAt } from "./use-link-handler.ts";

/** Milliseconds that a pointer rests on a link before it seems meant. */
const restFor = 65;

/**
 * Fetches the page that a visitor is about to ask for, data and code, once pointer, finger or focus rests on its link.
 * One listener for the whole document; nothing is fetched for those who save data.
 */
export function Prefetch() {
  const [page, setPage] = useState<string>();
  const isSignedIn = useAuth().user !== null;
  useEffect(() => {
    // For whom is signed in nothing is kept (entry.server.tsx): it would be fetched twice.
    if (savesData() || isSignedIn) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onIntent = (event: Event) => {
      clearTimeout(waiting);
      const link = linkAt(event.target);
      // Its page is for those without script: with script it opens the dialog.
      const to = link && !("dialog" in link.dataset) && clientHref(link);
      if (to) waiting = setTimeout(() => setPage(to), event.type === "touchstart" ? 0 : restFor);
    };
    const intents = ["pointerover", "focusin", "touchstart"];
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      clearTimeout(waiting);
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [isSignedIn]);
  return page === undefined || isSignedIn ? null : <PrefetchPageLinks key={page} page={page} />;
}

/** What the browser says of a wish for little traffic (Save-Data); most say nothing. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
