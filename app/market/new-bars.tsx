import { middleOf, percent } from "./chart-columns.ts";
import type { MonthView } from "./market-view.server.ts";

/** Pixels: bars stand on `ground`, their numbers above them, the months below. */
const [tallest, ground, height] = [64, 84, 106];
/** Part of its column that a bar is wide. */
const wide = 0.62;

/** What was new in each month, below the prices of the same months. Decoration beside the table. */
export function NewBars({ months }: { months: readonly MonthView[] }) {
  const most = Math.max(1, ...months.map(({ newListings }) => newListings));
  return (
    <div className="market-plot" aria-hidden="true">
      <svg className="market-axis" height={height} focusable="false" />
      <svg width="100%" height={height} focusable="false">
        {months.map(({ month, name, newListings, cells }, at) => {
          const tall = Math.round((newListings / most) * tallest);
          return (
            <g key={month}>
              <rect
                className="market-bar"
                x={percent((at + (1 - wide) / 2) / months.length)}
                y={ground - tall}
                width={percent(wide / months.length)}
                height={tall}
              />
              <text x={middleOf(at, months)} y={ground - tall - 5} textAnchor="middle">
                {cells.newListings}
              </text>
              {/* Every second month is named where there is little room, the last among them. */}
              <text
                className={(months.length - at) % 2 === 0 ? "market-minor" : undefined}
                x={middleOf(at, months)}
                y={height - 4}
                textAnchor="middle"
              >
                {name}
              </text>
            </g>
          );
        })}
        <line className="market-ground" x1="0" x2="100%" y1={ground} y2={ground} />
      </svg>
    </div>
  );
}
