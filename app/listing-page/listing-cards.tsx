import { ReadyPart } from "#app/http/ready-part.tsx";
import { CardList } from "#app/listings/card-list.tsx";
import type { CardView } from "#app/listings/card.tsx";

interface ListingCardsProps {
  id: string;
  title: string;
  cards: CardView[];
  /** The way to more of them, beside the heading. */
  all?: { href: string; label: string };
}

/** A few properties under a heading; nothing where there are none. */
export function ListingCards(props: ListingCardsProps) {
  if (props.cards.length === 0) return null;
  return <ReadyPart as="section" className="similar" aria-labelledby={props.id} part={Content} of={props} />;
}

function Content({ id, title, cards, all }: ListingCardsProps) {
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
