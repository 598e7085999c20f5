import type { ReactNode } from "react";
import { CardList } from "#app/listings/card-list.tsx";
import type { CardView } from "#app/listings/card.tsx";

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
      <CardList cards={cards} heading="h3" />
    </section>
  );
}
