import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Deal } from "#app/filters/deal.ts";
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

/** The tiles of one transaction. */
function DealSection({ deal, counts, language }: DealSectionsProps & { deal: Deal }) {
  const { t } = useTranslation();
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
    </section>
  );
}
