import { CardList } from "#app/listings/card-list.tsx";
import type { CardView } from "#app/listings/card.tsx";

interface ListingCardsProps {
  /** Of the heading. */
  id: string;
  title: string;
  cards: CardView[];
  /** The way to more of them, beside the heading. */
  all?: { href: string; label: string };
}

/** A few properties under a heading. */
export function ListingCards({ id, title, cards, all }: ListingCardsProps) {
  return (
    <>
      <header>
        <h2 id={id}>{title}</h2>
        {all && <a href={all.href}>{all.label}</a>}
      </header>
      <CardList cards={cards} heading="h3" />
    </>
  );
}
