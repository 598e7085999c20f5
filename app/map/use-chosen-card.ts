import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Language } from "#app/i18n/languages.ts";
import type { CardView } from "#app/listings/card.tsx";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { serialiseQuery } from "#app/filters/search-url.ts";
import { comparedIn } from "#app/filters/filters.ts";

/** The listing chosen on the map: its card from the list, or else from the server. */
export function useChosenCard(cards: readonly CardView[], query: SearchQuery, language: Language) {
  const { key } = useLocation();
  const [card, setCard] = useState<CardView>();
  const chosenBy = useRef<HTMLElement>();
  const asked = useRef<AbortController>();

  useEffect(() => {
    setCard(undefined);
    return () => asked.current?.abort();
  }, [key]);

  const choose = async (reference: string, element?: HTMLElement) => {
    asked.current?.abort();
    if (element) chosenBy.current = element;
    const listed = cards.find((listed) => listed.reference === reference);
    if (listed) return setCard(listed);
    const { signal } = (asked.current = new AbortController());
    const found = await fetchCard(reference, query, language, signal);
    if (!signal.aborted) setCard(found);
  };
  const close = () => {
    setCard(undefined);
    // A mark may be another by now: the map was moved.
    const mark = chosenBy.current?.isConnected
      ? chosenBy.current
      : document.querySelector<HTMLElement>(".map-canvas canvas");
    mark?.focus({ preventScroll: true });
  };
  /** @param element what chose it, which has the focus again when the card is closed */
  return { card, close, choose: (reference: string, element?: HTMLElement) => void choose(reference, element) };
}

/** @returns undefined when it can't be had: its mark stays, and may be chosen again */
async function fetchCard(
  reference: string,
  query: SearchQuery,
  language: Language,
  signal: AbortSignal,
): Promise<CardView | undefined> {
  const asked = serialiseQuery(comparedIn(query), language);
  asked.set("language", language);
  try {
    const response = await fetch(`/map/card/${encodeURIComponent(reference)}?${asked.toString()}`, { signal });
    return response.ok ? ((await response.json()) as CardView) : undefined;
  } catch {
    return undefined;
  }
}
