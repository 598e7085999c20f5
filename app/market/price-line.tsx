import { middleOf } from "./chart-columns.ts";
import type { MonthView, ScaleView } from "./market-view.server.ts";

/** Pixels: prices are drawn between `top` and `bottom`, their names stand on the lines. */
const [top, bottom, height] = [22, 206, 214];
/** Of the part that stretches, in units of its own: a month is one step wide. */
const step = 10;

/** The median of each month with the middle half of prices around it, on lines at round prices. Decoration beside the table. */
export function PriceLine({ months, scale }: { months: readonly MonthView[]; scale: ScaleView }) {
  const { low, high } = scale;
  const y = (price: number) => round(bottom - ((bottom - top) * (price - low)) / (high - low));
  const along = (prices: readonly number[]) => prices.map((price, at) => `${(at + 0.5) * step} ${y(price)}`);
  const upper = along(months.map(({ upper }) => upper));
  const lower = along(months.map(({ lower }) => lower)).reverse();
  const [first, last] = [months[0]!, months.at(-1)!];
  return (
    <div className="market-plot" aria-hidden="true">
      <svg className="market-axis" height={height} focusable="false">
        {scale.ticks.map(({ price, label }) => (
          <text key={price} x="0" y={y(price) + 4}>
            {label}
          </text>
        ))}
      </svg>
      <svg width="100%" height={height} focusable="false">
        {scale.ticks.map(({ price }) => (
          <line key={price} className="market-rule" x1="0" x2="100%" y1={y(price)} y2={y(price)} />
        ))}
        <svg width="100%" height={height} viewBox={`0 0 ${months.length * step} ${height}`} preserveAspectRatio="none">
          <path className="market-band" d={`M${[...upper, ...lower].join("L")}z`} />
          <path className="market-line" d={`M${along(months.map(({ median }) => median)).join("L")}`} />
        </svg>
        <circle className="market-dot" cx={middleOf(0, months)} cy={y(first.median)} r="4" />
        <circle className="market-dot" cx={middleOf(months.length - 1, months)} cy={y(last.median)} r="4" />
        <text className="market-value" x="0" y={y(first.median) - 12}>
          {first.cells.median}
        </text>
        <text className="market-value" x="100%" textAnchor="end" y={y(last.median) - 12}>
          {last.cells.median}
        </text>
      </svg>
    </div>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
