import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import type { CardView } from "./card-view.server.ts";

interface ListingCardsProps {
  id: string;
  title: string;
  cards: CardView[];
  /** What stands beside the heading. */
  children?: ReactNode;
}

/** A few properties under a heading; nothing where there are none. */
export function ListingCards({ id, title, cards, children }: ListingCardsProps) {
  if (cards.length === 0) return null;
  return (
    <section className="similar" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {children}
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
