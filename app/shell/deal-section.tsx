import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Deal } from "#app/filters/deal.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { homeTiles, workTiles, type TileKind } from "./home-tiles.ts";
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

/** The tiles of one transaction: where one works, and beside it, as large, where one lives. */
function DealSection({ deal, ...props }: DealSectionsProps & { deal: Deal }) {
  const { t } = useTranslation();
  return (
    <section className={`deal-section deal-section-${deal}`}>
      <SectionHead
        heading={t(`home.deals.${deal}.heading`)}
        all={{ href: href(deal, props.language), label: t(`home.deals.${deal}.all`) }}
      />
      <div className="deal-groups">
        <TileGroup id={`${deal}-work`} heading={t("home.work")} kinds={workTiles} deal={deal} {...props} />
        <TileGroup
          id={`${deal}-homes`}
          heading={t("vocabulary.typesPlural.residential")}
          kinds={homeTiles[deal]}
          deal={deal}
          {...props}
        />
      </div>
    </section>
  );
}

interface TileGroupProps extends DealSectionsProps {
  /** A ready part has no ids of React's: they differ from one page to the next (app/http/rendering/ready-part.tsx). */
  id: string;
  heading: string;
  kinds: readonly TileKind[];
  deal: Deal;
}

function TileGroup({ id, heading, kinds, deal, counts, language }: TileGroupProps) {
  return (
    <div className="deal-group">
      <h3 id={id}>{heading}</h3>
      <ul className="tiles" aria-labelledby={id}>
        {kinds.map((kind) => (
          <Tile key={kind} deal={deal} kind={kind} count={counts[`${deal}/${kind}`] ?? 0} language={language} />
        ))}
      </ul>
    </div>
  );
}
