type DecimalMark = "." | ",";

/**
 * The number that a text of a feed says; undefined for none. Spaces, apostrophes and a unit or currency around it do not
 * matter. Of comma and dot the last begins the decimals, unless it stands there more than once or `mark` says which does.
 * @param mark where the source tells it
 */
export function readFigure(text: string | undefined, mark?: DecimalMark): number | undefined {
  const [, written] =
    /^[^\d+-]{0,5}([+-]?\d[\d.,'’ \u00a0\u202f]*)[^\d]{0,8}$/.exec(text?.slice(0, 60).trim() ?? "") ?? [];
  if (written === undefined) return undefined;
  const digits = written.replace(/['’ \u00a0\u202f]/g, "").replace(/[.,]$/, "");
  const last = mark ?? (digits.lastIndexOf(",") > digits.lastIndexOf(".") ? "," : ".");
  const other = last === "," ? "." : ",";
  const plain = digits.replaceAll(other, "");
  const isGrouped = mark === undefined && plain.split(last).length > 2;
  const figure = Number(isGrouped ? plain.replaceAll(last, "") : plain.replace(last, "."));
  return Number.isFinite(figure) ? figure : undefined;
}

/** The same of an amount: `250.000` and `250,000` are a quarter of a million, as no price has three decimals. */
export function readAmount(text: string | undefined, mark?: DecimalMark): number | undefined {
  const grouped = mark === undefined && /^\D{0,5}[+-]?\d{1,3}[.,]\d{3}\D{0,8}$/.test(text?.trim() ?? "");
  return readFigure(grouped ? text?.replace(/[.,]/, "") : text, mark);
}

/** A figure that 0 stands for "not told": undefined then. */
export function nonZero(figure: number | undefined): number | undefined {
  return figure === 0 ? undefined : figure;
}

/** A count; what has decimals is rounded down. */
export function readCount(text: string | undefined): number | undefined {
  const figure = readFigure(text);
  return figure === undefined ? undefined : Math.floor(figure);
}
