import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { shortlistCall, type ShortlistOutcome } from "./shortlist.ts";

/** What the last press came to; `failed` when the server could not be asked. */
export type ShortlistResult = ShortlistOutcome | "failed";

export interface ShortlistButtons {
  shortlisted: ReadonlySet<string>;
  said: ShortlistResult | null;
  /** Keeps a listing, or lets go of it when it is kept. */
  press: (reference: string) => void;
}

/**
 * The hearts of the page: shows which listings are kept, and keeps or lets go of one without a page load. A heart fills
 * at once, and empties again when the server refuses. Calls wait for each other: each brings the cookie that the one
 * before has set.
 * @param given what the visitor keeps, as the server said last; undefined for nothing
 */
export function useShortlistButtons(given: readonly string[] | undefined): ShortlistButtons {
  const [shortlisted, setShortlisted] = useState<ReadonlySet<string>>(() => new Set(given));
  const [said, setSaid] = useState<ShortlistResult | null>(null);
  const calls = useRef({ waiting: 0, last: Promise.resolve() });

  useEffect(() => setShortlisted(new Set(given)), [given]);

  // What was said on one page, or of one list, would be read on the next as if it were about that.
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
    setSaid(null);
  }, [key]);

  useEffect(() => {
    const paint = () => {
      for (const heart of document.querySelectorAll<HTMLButtonElement>("button[form=keep]")) {
        // A button whose words change is not called pressed as well.
        const state = heart.hasAttribute("data-kept") ? "data-kept" : "aria-pressed";
        const kept = String(shortlisted.has(heart.value));
        if (heart.getAttribute(state) !== kept) heart.setAttribute(state, kept);
      }
    };
    paint();
    // Cards come as markup, on maps and with every navigation: whoever brings them need not know of hearts.
    const observer = new MutationObserver(paint);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [shortlisted]);

  const press = (reference: string) => {
    const keep = !shortlisted.has(reference);
    const queue = calls.current;
    const pressedOn = shown.current;
    setShortlisted(changed(shortlisted, reference, keep));
    setSaid(null);
    queue.waiting += 1;
    queue.last = queue.last
      .then(() => askToChange(reference, keep))
      .then(
        (answer) => {
          queue.waiting -= 1;
          // A refusal is told wherever the visitor has gone meanwhile: a heart goes empty again.
          if (answer.outcome === "full" || pressedOn === shown.current) setSaid(answer.outcome);
          if (queue.waiting === 0) setShortlisted(new Set(answer.references));
        },
        () => {
          queue.waiting -= 1;
          setSaid("failed");
          setShortlisted((now) => changed(now, reference, !keep));
        },
      );
  };

  return { shortlisted, said, press };
}

function changed(shortlisted: ReadonlySet<string>, reference: string, keep: boolean): ReadonlySet<string> {
  const next = new Set(shortlisted);
  if (keep) next.add(reference);
  else next.delete(reference);
  return next;
}

/** @throws when the server does not answer, or with something else than what came of it */
async function askToChange(
  reference: string,
  keep: boolean,
): Promise<{ outcome: ShortlistOutcome; references: string[] }> {
  const answer = await fetch(shortlistCall, {
    method: "POST",
    body: new URLSearchParams({ reference, keep: keep ? "1" : "0" }),
    headers: { Accept: "application/json" },
  });
  if (!answer.ok && answer.status !== 409) throw new Error(`Keeping was answered with ${answer.status}`);
  return (await answer.json()) as { outcome: ShortlistOutcome; references: string[] };
}
