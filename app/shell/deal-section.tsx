import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Deal } from "#app/filters/deal.ts";
import { tiles } from "./home-tiles.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tile } from "./tile.tsx";

interface DealSectionProps {
  deal: Deal;
  counts: Partial<Record<string, number>>;
  language: Language;
}

/** The tiles of one transaction. */
export function DealSection({ deal, counts, language }: DealSectionProps) {
  const { t } = useTranslation();
  return (
    <section className={`deal-section deal-section-${deal}`}>
      <header className="section-head">
        <h2>{t(`home.deals.${deal}.heading`)}</h2>
        <a href={href(deal, language)}>
          {t(`home.deals.${deal}.all`)}
          <Icon name="arrow-right" />
        </a>
      </header>
      <ul className="tiles">
        {tiles[deal].map((segment) => (
          <Tile
            key={segment}
            deal={deal}
            segment={segment}
            count={counts[`${deal}/${segment}`] ?? 0}
            language={language}
          />
        ))}
      </ul>
    </section>
  );
}
