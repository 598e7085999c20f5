import { Breakable } from "./breakable.tsx";

/** An amount that words follow: "€336,000 at the ordinary rate". */
const leadingAmount = /^[^\d€]*(?:€\u00a0?[\d.,]+|[\d\u202f.,]+\u00a0€)(?= \p{L})/u;

/** The best value of a row: its figure is underlined, what is said of it beside, behind a comma or below is not. */
export function BestValue({ value }: { value: string }) {
  const end = leadingAmount.exec(value)?.[0].length ?? value.search(/, |\n/);
  const figure = end < 0 ? value : value.slice(0, end);
  return (
    <>
      <span className="compare-best">
        <Breakable value={figure} />
      </span>
      <Breakable value={value.slice(figure.length)} />
    </>
  );
}
