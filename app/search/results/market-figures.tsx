import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { medianAmong } from "#app/listings/market-words.ts";
import { Figures, type Figure } from "#app/ui/figures.tsx";

interface MarketFiguresProps {
  figures: Figure[];
  href?: string;
  /** The larger place that the way leads to, where this one has too few prices. */
  where?: string;
  /** No months are kept of this kind of market. */
  todayOnly?: true | undefined;
}

/** The market of a landing page in a few large figures, worked out from what is on offer. */
export function MarketFigures(given: MarketFiguresProps) {
  return <ReadyPart as="section" className="market" aria-labelledby="market-heading" part={Market} of={given} />;
}

function Market({ figures, href, where, todayOnly }: MarketFiguresProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 id="market-heading">{t("seo.market.heading")}</h2>
      <Figures figures={figures} />
      <div>
        {medianAmong(figures) && <p>{t("seo.market.note")}</p>}
        {todayOnly && <p>{t("seo.market.todayOnly")}</p>}
        {href && (
          <p>
            <a className="line-link" href={href}>
              {where === undefined ? t("seo.market.more") : t("seo.market.linkIn", { where })}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
