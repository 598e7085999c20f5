import { useTranslation } from "react-i18next";
import { Card } from "./card.tsx";
import type { CardView } from "./card-view.server.ts";

interface SimilarListingsProps {
  cards: CardView[];
  /** Everything like it nearby. */
  nearbyHref: string;
}

/** A few properties like the one on the page. */
export function SimilarListings({ cards, nearbyHref }: SimilarListingsProps) {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <section className="similar">
      <header>
        <h2>{t("listing.similar.title")}</h2>
        <a href={nearbyHref}>{t("listing.similar.all")}</a>
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
