import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState, type RefObject } from "react";
import type { Language } from "#app/i18n/languages.ts";
import type { CardView } from "./card.tsx";
import { clearRecentlyViewed, listRecentlyViewed, rememberViewed } from "./recently-viewed.ts";

/** Whether the visitor has consented to preferences: what was looked at is one. */
function useRemembers(): boolean {
  return useRouteLoaderData<{ remembers?: boolean }>("language")?.remembers === true;
}

/** Remembers, in the browser alone, that a listing was looked at. */
export function useRememberViewed(reference: string): void {
  const remembers = useRemembers();
  useEffect(() => {
    if (remembers) rememberViewed(localStorage, reference);
  }, [remembers, reference]);
}

/** Forgets what was looked at once consent is taken back. */
export function useClearViewed(remembers: boolean): void {
  useEffect(() => {
    if (!remembers) clearRecentlyViewed(localStorage);
  }, [remembers]);
}

/**
 * The cards of what was looked at last. They come late, and wait until their place is out of sight: nothing that somebody
 * reads moves.
 * @param place the element that they are shown in
 * @param except the listing that the page is about
 */
export function useRecentlyViewed(place: RefObject<HTMLElement>, language: Language, except?: string) {
  const remembers = useRemembers();
  const [cards, setCards] = useState<readonly CardView[]>([]);
  useEffect(() => {
    setCards([]);
    const references = remembers ? listRecentlyViewed(localStorage).filter((other) => other !== except) : [];
    if (references.length === 0) return undefined;
    const leaving = new AbortController();
    const show = async () => {
      const asked = `/listings/cards?of=${references.join(",")}&language=${language}`;
      const answer = await fetch(asked, { signal: leaving.signal });
      const found = answer.ok ? ((await answer.json()) as CardView[]) : [];
      await outOfSight(place.current, leaving.signal);
      if (!leaving.signal.aborted) setCards(found.slice(0, shown));
    };
    // Gone on, or without network: the page is whole without them, and the next one asks again.
    show().catch(() => setCards([]));
    return () => leaving.abort();
  }, [remembers, language, except, place]);
  const clear = () => {
    clearRecentlyViewed(localStorage);
    setCards([]);
  };
  return { cards, clear };
}

/** A row on a wide screen. */
const shown = 4;

function outOfSight(element: Element | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  });
}
