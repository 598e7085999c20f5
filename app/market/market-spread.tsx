import { useTranslation } from "react-i18next";
import type { Deal } from "#app/filters/deal.ts";
import { middleOf, percent } from "./chart-columns.ts";
import type { SpreadView } from "./market-view.server.ts";

interface MarketSpreadProps {
  spread: SpreadView;
  transaction: Deal;
  unit: string;
}

/** Pixels: the median is named at the top, bars stand on `ground`, prices below. */
const [top, tallest, ground, height] = [44, 132, 176, 200];

/** How prices of today are spread: in classes with their numbers, the median marked, and the table beside it. */
export function MarketSpread({ spread: { classes, median }, transaction, unit }: MarketSpreadProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...classes.map(({ count }) => count));
  const at = median.at / classes.length;
  const last = classes.length - 1;
  const tallOf = (count: number) => (count === 0 ? 0 : Math.max(2, Math.round((count / most) * (tallest - 20))));
  return (
    <section aria-labelledby="market-spread">
      <header className="market-head">
        <h2 id="market-spread">{t(`market.spread.title.${transaction}`)}</h2>
        <p>{t(`market.spread.lead.${transaction}`, { unit })}</p>
      </header>
      <div className="market-beside">
        <svg className="market-spread" width="100%" height={height} aria-hidden="true" focusable="false">
          {classes.map(({ label, from, count }, index) => {
            const tall = tallOf(count);
            return (
              <g key={label}>
                <rect
                  className="market-bar"
                  x={percent((index + 0.04) / classes.length)}
                  y={ground - tall}
                  width={percent(0.92 / classes.length)}
                  height={tall}
                />
                {/* A price stands below the line between two classes, where it parts them; the last class is open. */}
                {index > 0 && (
                  <text
                    className={(last - index) % 2 === 1 ? "market-minor" : undefined}
                    x={index === last ? "100%" : percent(index / classes.length)}
                    y={height - 6}
                    textAnchor={index === last ? "end" : "middle"}
                  >
                    {from}
                  </text>
                )}
              </g>
            );
          })}
          <line className="market-ground" x1="0" x2="100%" y1={ground} y2={ground} />
          <line className="market-median" x1={percent(at)} x2={percent(at)} y1={top - 20} y2={ground} />
          {/* On the line, which would run through the figure of its class. */}
          {classes.map(
            ({ label, count }, index) =>
              count > 0 && (
                <text
                  key={label}
                  className="market-count"
                  x={middleOf(index, classes)}
                  y={ground - tallOf(count) - 5}
                  textAnchor="middle"
                >
                  {count}
                </text>
              ),
          )}
          <text
            className="market-value"
            x={percent(at)}
            y={top - 28}
            textAnchor={at < 0.2 ? "start" : at > 0.8 ? "end" : "middle"}
          >
            {median.label}
          </text>
        </svg>
        <table className="market-table figures">
          <caption className="visually-hidden">{t("market.spread.table")}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`market.spread.price.${transaction}`, { unit })}</th>
              <th scope="col">{t("market.spread.count")}</th>
            </tr>
          </thead>
          <tbody>
            {classes.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
