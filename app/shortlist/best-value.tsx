import { Breakable } from "./breakable.tsx";

/** The best value of a row: its figure is underlined, what is said of it behind a comma or below is not. */
export function BestValue({ value }: { value: string }) {
  const end = value.search(/, |\n/);
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
