import { useTranslation } from "react-i18next";
import type { CardView } from "#app/listings/card.tsx";
import { ListingCards } from "./listing-cards.tsx";

interface SimilarListingsProps {
  cards: CardView[];
  /** Everything like it nearby. */
  nearbyHref: string;
}

/** A few properties like the one on the page. */
export function SimilarListings({ cards, nearbyHref }: SimilarListingsProps) {
  const { t } = useTranslation();
  return (
    <ListingCards
      id="similar"
      title={t("listing.similar.title")}
      cards={cards}
      all={{ href: nearbyHref, label: t("listing.similar.all") }}
    />
  );
}
