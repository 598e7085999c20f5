import { useTranslation } from "react-i18next";
import { formatMonth, formatMonthName, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { PriceHistogram } from "#app/listings/context/price-histogram.tsx";
import { MarketCourse } from "#app/market/market-course.tsx";
import { MarketSpread } from "#app/market/market-spread.tsx";
import { MarketTable } from "#app/market/market-table.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Part, State } from "./part.tsx";

const medians = [213, 216, 215, 214, 218, 214, 214, 219, 222, 222, 221, 223];
const arrivals = [16, 10, 15, 18, 15, 18, 13, 18, 20, 18, 11, 20];
const classes = [4, 12, 23, 17, 6, 0, 2];

/** What tells a market: figures, their course, how prices spread, and place by place. The figures are examples. */
export function MarketParts({ language }: { language: Language }) {
  const { t } = useTranslation();
  const unit = t("listing.price.unit.m2-year");
  const number = (value: number) => formatNumber(value, language);
  const months = medians.map((median, at) => ({
    month: formatMonth(`2026-${String(at + 1).padStart(2, "0")}-01T12:00:00Z`, language),
    name: formatMonthName(`2026-${String(at + 1).padStart(2, "0")}-01T12:00:00Z`, language),
    lower: median - 30,
    median,
    upper: median + 35,
    newListings: arrivals[at] ?? 0,
    cells: {
      median: number(median),
      range: `${number(median - 30)} – ${number(median + 35)}`,
      listings: number(150 + at),
      newListings: number(arrivals[at] ?? 0),
      days: number(80 + at),
    },
  }));
  const scale = { low: 180, high: 260, ticks: [180, 220, 260].map((price) => ({ price, label: number(price) })) };
  const spread = {
    classes: classes.map((count, at) => ({ label: number(150 + at * 25), from: number(150 + at * 25), count })),
    median: { at: 2.4, label: t("market.spread.median", { price: number(210) }) },
  };
  return (
    <>
      <Part name="Figures">
        <State name="figures">
          <Figures
            className="figure-strip market-now"
            figures={[
              { label: t("market.course.listings"), value: number(153) },
              { label: t("market.course.median", { unit: "" }), value: number(220), unit },
            ]}
          />
        </State>
      </Part>
      <Part name="MarketCourse">
        <State name="months">
          <MarketCourse months={months} scale={scale} transaction="to-let" unit={unit} hasInvented />
        </State>
        <State name="months=[]">
          <MarketCourse months={[]} transaction="to-let" unit={unit} hasInvented={false} />
        </State>
      </Part>
      <Part name="PriceHistogram">
        {[2, -1].map((own) => (
          <State key={own} name={own < 0 ? "here=undefined" : "here"}>
            <PriceHistogram
              classes={classes.map((count, at) => ({ label: number(150 + at * 25), count, own: at === own }))}
              summary={t("market.course.table")}
              price={t("market.course.median", { unit })}
              count={t("market.course.listings")}
              here={own < 0 ? undefined : number(200)}
            />
          </State>
        ))}
      </Part>
      <Part name="MarketSpread">
        <State name="spread">
          <MarketSpread spread={spread} transaction="to-let" unit={unit} />
        </State>
      </Part>
      <Part name="MarketTable">
        <State name="rows">
          <MarketTable
            unit={unit}
            rows={medians.slice(0, 3).map((median, at) => ({
              name: `1${at}00`,
              href: "#main",
              median: number(median),
              part: median / 216,
              prices: number(40 - at),
            }))}
          />
        </State>
      </Part>
    </>
  );
}
