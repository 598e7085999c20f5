import { Card } from "./card.tsx";
import type { CardView } from "./card.tsx";

interface CardListProps {
  cards: readonly CardView[];
  /** The level that fits the page; 2 by default. */
  heading?: "h2" | "h3";
}

/** Listings as cards, for pages that make them themselves; those of results are made on the server alone. */
export function CardList({ cards, heading }: CardListProps) {
  return (
    <ul className="cards">
      {cards.map((view) => (
        <li key={view.reference}>
          <Card view={view} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
