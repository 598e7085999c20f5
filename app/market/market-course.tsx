import { useTranslation } from "react-i18next";
import type { Transaction } from "#app/vocabulary/vocabulary.ts";
import type { MonthView } from "./market-view.server.ts";

/** Of the drawings, in their own units: a month is one step wide. */
const [step, height] = [10, 60];

interface MarketCourseProps {
  /** Oldest first. */
  months: readonly MonthView[];
  transaction: Transaction;
  unit: string;
  hasInvented: boolean;
}

/** A market month by month: the median with the middle half of prices around it, what was new, and all of it in a table. */
export function MarketCourse({ months, transaction, unit, hasInvented }: MarketCourseProps) {
  const { t } = useTranslation();
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || months.length < 2) {
    return (
      <section aria-labelledby="market-course">
        <h2 id="market-course">{t("market.course.title")}</h2>
        <p>{t("market.course.none")}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="market-course">
      <h2 id="market-course">{t("market.course.title")}</h2>
      <p>
        {t("market.course.lead", {
          first: first.cells.median,
          last: last.cells.median,
          unit,
          from: first.month,
          to: last.month,
        })}
      </p>
      {hasInvented && <p className="soft small">{t("market.course.invented")}</p>}
      <div className="market-charts">
        <figure>
          <figcaption>{t(`market.course.prices.${transaction}`, { unit })}</figcaption>
          <PriceLine months={months} />
          <Ends months={months} />
        </figure>
        <figure>
          <figcaption>{t("market.course.new")}</figcaption>
          <NewBars months={months} />
          <Ends months={months} />
        </figure>
      </div>
      <details>
        <summary className="disclosure opens">{t("market.course.table")}</summary>
        <div className="market-scroll" tabIndex={0} role="group" aria-label={t("market.course.table")}>
          <table className="market-table figures">
            <thead>
              <tr>
                <th scope="col">{t("market.course.month")}</th>
                <th scope="col">{t("market.course.median", { unit })}</th>
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
      </details>
    </section>
  );
}

/** The first and the last month below a drawing; the highest and lowest price stand in the words around it. */
function Ends({ months }: Pick<MarketCourseProps, "months">) {
  return (
    <p className="price-ends soft small">
      <span>{months[0]?.month}</span>
      <span>{months.at(-1)?.month}</span>
    </p>
  );
}

function PriceLine({ months }: Pick<MarketCourseProps, "months">) {
  const low = Math.min(...months.map(({ lower }) => lower));
  const high = Math.max(...months.map(({ upper }) => upper));
  const y = (price: number) => round(height * (0.95 - (0.9 * (price - low)) / (high - low || 1)));
  const x = (at: number) => at * step;
  const along = (prices: readonly number[]) => prices.map((price, at) => `${x(at)} ${y(price)}`);
  const upper = along(months.map(({ upper }) => upper));
  const lower = along(months.map(({ lower }) => lower)).reverse();
  const cells = months.map(({ median, cells }, at) => ({ at, y: y(median), text: cells.median }));
  const shown = [cells[0]!, cells.at(-1)!];
  return (
    <>
      <p className="price-ends figures">
        {shown.map(({ at, text }) => (
          <strong key={at}>{text}</strong>
        ))}
      </p>
      <svg
        viewBox={`0 0 ${(months.length - 1) * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className="market-band" d={`M${[...upper, ...lower].join("L")}z`} />
        <path className="market-line" d={`M${along(months.map(({ median }) => median)).join("L")}`} />
      </svg>
    </>
  );
}

function NewBars({ months }: Pick<MarketCourseProps, "months">) {
  const most = Math.max(1, ...months.map(({ newListings }) => newListings));
  return (
    <>
      <p className="price-ends figures">
        <strong>{months[0]?.cells.newListings}</strong>
        <strong>{months.at(-1)?.cells.newListings}</strong>
      </p>
      <svg
        viewBox={`0 0 ${months.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {months.map(({ month, newListings }, at) => {
          const tall = round((newListings / most) * height);
          return (
            <rect
              key={month}
              className="market-bar"
              x={at * step + 1}
              y={height - tall}
              width={step - 2}
              height={tall}
            />
          );
        })}
      </svg>
    </>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
