import { PartingAtStrokes } from "#app/ui/parting-at-strokes.tsx";
import { useTranslation } from "react-i18next";
import { percent } from "./chart-columns.ts";

interface MarketTableProps {
  /** Behind the medians: `/m²/year` */
  unit: string;
  /** What the table is called, where nothing else says it. */
  labelledBy?: string;
  /** A market in places, in finished words; `part` is the median as part of the highest. */
  rows: readonly { name: string; href: string; median: string; part: number; prices: string }[];
}

/** A market place by place: the median that is asked, as a figure and as a bar, and of how many prices. */
export function MarketTable({ unit, labelledBy, rows }: MarketTableProps) {
  const { t } = useTranslation();
  return (
    <table className="market-table market-places figures" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t("market.parts.place")}</th>
          <th scope="col">
            {/* A long unit parts behind its strokes, rather than run into the next head. */}
            <PartingAtStrokes text={t("market.parts.median", { unit })} />
          </th>
          <th scope="col">{t("market.parts.prices")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, href, median, part, prices }) => (
          <tr key={href}>
            <th scope="row">
              <a href={href}>{name}</a>
            </th>
            <td>
              <span className="market-measure">
                <svg width="100%" height="6" aria-hidden="true" focusable="false">
                  <rect width={percent(part)} height="6" />
                </svg>
                {median}
              </span>
            </td>
            <td>{prices}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
