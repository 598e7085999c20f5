import { useTranslation } from "react-i18next";
import { PartingAtStrokes } from "#app/ui/parting-at-strokes.tsx";
import type { Deal } from "#app/filters/deal.ts";
import { PriceLine } from "./price-line.tsx";
import type { MonthView, ScaleView } from "./market-view.server.ts";
import { NewBars } from "./new-bars.tsx";

interface MarketCourseProps {
  /** Oldest first. */
  months: readonly MonthView[];
  /** What prices are drawn on; missing without months. */
  scale?: ScaleView;
  transaction: Deal;
  unit: string;
  hasInvented: boolean;
}

/**
 * A market month by month: the median with the middle half of prices around it, below it what was new, and beside both
 * the table with all of it.
 */
export function MarketCourse({ months, scale, transaction, unit, hasInvented }: MarketCourseProps) {
  const { t } = useTranslation();
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || !scale || months.length < 2) {
    return (
      <section aria-labelledby="market-course">
        <h2 id="market-course">{t("market.course.title")}</h2>
        <p>{t("market.course.none")}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="market-course">
      <header className="market-head">
        <h2 id="market-course">{t("market.course.title")}</h2>
        <p>
          {t(`market.course.lead.${first.cells.median === last.cells.median ? "still" : "moved"}`, {
            first: first.cells.median,
            last: last.cells.median,
            unit,
            from: first.month,
            to: last.month,
          })}{" "}
          {t("market.course.band")}
        </p>
        {hasInvented && <p className="soft small">{t("market.course.invented")}</p>}
      </header>
      <div className="market-beside">
        <div className="market-charts">
          <figure>
            <figcaption>{t(`market.course.prices.${transaction}`, { unit })}</figcaption>
            <PriceLine months={months} scale={scale} />
          </figure>
          <figure>
            <figcaption>{t("market.course.new")}</figcaption>
            <NewBars months={months} />
          </figure>
        </div>
        <div className="market-scroll" tabIndex={0} role="group" aria-label={t("market.course.table")}>
          <table className="market-table figures">
            <caption className="visually-hidden">{t("market.course.table")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("market.course.month")}</th>
                <th scope="col">
                  {/* On a phone six columns leave no room for a unit in one piece. */}
                  <PartingAtStrokes text={t("market.course.median", { unit })} />
                </th>
                <th scope="col">{t("market.course.half")}</th>
                <th scope="col">{t("market.course.listings")}</th>
                <th scope="col">{t("market.course.newShort")}</th>
                <th scope="col">{t("market.course.days")}</th>
              </tr>
            </thead>
            <tbody>
              {[...months].reverse().map(({ month, cells }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td>{cells.median}</td>
                  <td>{cells.range}</td>
                  <td>{cells.listings}</td>
                  <td>{cells.newListings}</td>
                  <td>{cells.days}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
