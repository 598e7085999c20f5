import { useTranslation } from "react-i18next";
import { drawnStarts, type PriceHistoryView } from "./price-history.ts";

/** Of the drawing, in its own units; what is drawn keeps a fifth of the height above and below. */
const [width, height] = [100, 40];

/** What was asked so far: in a sentence, as a line of steps, and in a table. */
export function PriceHistory({ history: { summary, steps } }: { history: PriceHistoryView }) {
  const { t } = useTranslation();
  return (
    <section className="price-history figures" aria-labelledby="price-history">
      <h2 id="price-history">{t("listing.history.title")}</h2>
      <p>{summary}</p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={lineOf(steps)} />
      </svg>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("listing.history.since")}</th>
            <th scope="col">{t("listing.history.price")}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ since, price }, at) => (
            <tr key={at}>
              <th scope="row">{since}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A price holds until the next one: steps, no slopes. */
function lineOf(steps: PriceHistoryView["steps"]): string {
  const amounts = steps.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const starts = drawnStarts(steps.map(({ share }) => share));
  const levels = steps.map(({ amount }, at) => ({
    x: round(starts[at]! * width),
    y: round(height * (0.2 + 0.6 * ((high - amount) / (high - low)))),
  }));
  return `M0 ${levels[0]!.y}${levels
    .slice(1)
    .map(({ x, y }) => `H${x}V${y}`)
    .join("")}H${width}`;
}

const round = (value: number) => Math.round(value * 100) / 100;
