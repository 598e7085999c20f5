import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { CardRow } from "./card-columns.server.ts";
import type { CardView } from "./card-view.server.ts";
import { Card } from "./card.tsx";

/** About 1.5 kB each. Places may be named anew with a gazetteer. */
const cacheSize = 20_000;
const caches = new WeakMap<Gazetteer, LRUCache<string, string>>();

/** Pictures of the first screen load at once. */
const firstScreen = 3;

/**
 * Cards as the content of an `<ol class="cards">`. Putting 24 listings into words and markup is half the time of a page
 * of results, and a card stays the same until its listing changes: each is made once.
 * @param variant what a card depends on besides its listing: language, deal; undefined for cards that are this
 * visitor's own (with a distance), which are made anew
 * @param within running text, cards load their pictures when they come near, and stand a level deeper
 */
export function renderCards(
  rows: readonly CardRow[],
  gazetteer: Gazetteer,
  view: (row: CardRow) => CardView,
  variant: string | undefined,
  within: "results" | "text" = "results",
  now = new Date(),
): string {
  // What is new, and what is available at once, depends on the day.
  const cards = caches.get(gazetteer) ?? new LRUCache<string, string>({ max: cacheSize });
  caches.set(gazetteer, cards);
  const day = now.toISOString().slice(0, 10);
  const markup = rows.map((row, index) => {
    const priority = within === "results" && index < firstScreen;
    const heading = within === "text" ? "h3" : "h2";
    const render = () => renderToStaticMarkup(<Card view={view(row)} heading={heading} priority={priority} />);
    if (variant === undefined) return render();
    const key = [row.id, row.revision, variant, within, priority, day].join(" ");
    let card = cards.get(key);
    if (card === undefined) cards.set(key, (card = inOnePiece(render())));
    return card;
  });
  return markup.map((card) => `<li>${card}</li>`).join("");
}

/** What is added up from hundreds of strings stays those, and each use of it walks them all. */
function inOnePiece(markup: string): string {
  return Buffer.from(markup).toString();
}
