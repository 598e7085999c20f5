/** Where the middle of a column is, of columns that share the width of a drawing: `12.5%`. */
export function middleOf(at: number, columns: readonly unknown[]): string {
  return percent((at + 0.5) / columns.length);
}

/** Part of a drawing's width or height: `12.5%`. */
export function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}
