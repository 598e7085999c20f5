/** One line of the benchmark: a figure, the floor measured in the same run, and how many times the floor it is. */
export interface Line {
  name: string;
  figure: number;
  floor: number;
  unit: string;
  /** What the figure should not exceed. */
  goal?: number;
}

/** Prints lines as a table: figure, floor and ratio side by side. */
export function printTable(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...lines.map((line) => line.name.length));
  console.log(`${"".padEnd(width)}  ${["figure", "floor", "ratio", "goal"].map((head) => head.padStart(10)).join("")}`);
  for (const { name, figure, floor, unit, goal } of lines) {
    const cells = [show(figure), show(floor), `${show(figure / floor)}×`, goal === undefined ? "" : `≤ ${show(goal)}`];
    const missed = goal !== undefined && figure > goal ? "  over" : "";
    console.log(`${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(10)).join("")}  ${unit}${missed}`);
  }
}

function show(value: number): string {
  if (!Number.isFinite(value)) return "–";
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** No figure should grow more than this many times while the listings grow ten times. */
const mostGrowth = 3;

/** Each figure with more listings beside the same with fewer. */
export function growth(smaller: readonly Line[], larger: readonly Line[]): Line[] {
  return larger.flatMap((line) => {
    const before = smaller.find(({ name }) => name === line.name);
    return before ? [{ ...line, floor: before.figure, goal: before.figure * mostGrowth }] : [];
  });
}
