import { Card } from "./card.tsx";
import type { CardView } from "./card-view.server.ts";

/** A few properties under a heading; nothing where there are none. */
export function ListingCards({ id, title, cards }: { id: string; title: string; cards: CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="similar" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <ul className="cards">
        {cards.map((view) => (
          <li key={view.reference}>
            <Card view={view} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
