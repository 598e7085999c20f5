import type { Quote } from "./price-words.ts";

/** A price with its amount set larger than the words around it. */
export function Price({ quote: { before, amount, unit } }: { quote: Quote }) {
  return (
    <strong className="price">
      {before && <small>{before} </small>}
      {amount}
      {unit && <small>{unit}</small>}
    </strong>
  );
}
