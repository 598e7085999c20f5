import { useTranslation } from "react-i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Deal } from "#app/filters/deal.ts";
import { CountedLinks } from "#app/ui/counted-links.tsx";
import { homesBesideTiles, homesHref } from "./home-kinds.ts";
import { tiles } from "./home-tiles.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Tile } from "./tile.tsx";

interface DealSectionsProps {
  counts: Partial<Record<string, number>>;
  language: Language;
}

/** What there is of each kind, for each transaction. */
export function DealSections(props: DealSectionsProps) {
  return (
    <>
      <DealSection deal="to-let" {...props} />
      <DealSection deal="for-sale" {...props} />
      <DealSection deal="investment" {...props} />
    </>
  );
}

/** The tiles of one transaction, and below them the homes that have none. */
function DealSection({ deal, counts, language }: DealSectionsProps & { deal: Deal }) {
  const { t } = useTranslation();
  const homes = homesBesideTiles[deal].flatMap((kind) => {
    const count = counts[`${deal}/${kind}`] ?? 0;
    const name = kind === "studio" ? t("home.studios") : t(`vocabulary.typesPlural.${kind}`);
    const link = { name, href: homesHref(deal, kind, language) };
    return count > 0 ? [{ ...link, formatted: formatNumber(count, language) }] : [];
  });
  return (
    <section className={`deal-section deal-section-${deal}`}>
      <SectionHead
        heading={t(`home.deals.${deal}.heading`)}
        all={{ href: href(deal, language), label: t(`home.deals.${deal}.all`) }}
      />
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
      {homes.length > 0 && (
        <div className="deal-homes">
          <h3>{t("vocabulary.typesPlural.residential")}</h3>
          <CountedLinks links={homes} label={t("vocabulary.typesPlural.residential")} />
        </div>
      )}
    </section>
  );
}
