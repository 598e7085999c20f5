import type { SquareView } from "./compare-view.server.ts";

interface AreaSquareDrawingProps {
  square: SquareView;
  /** The length that all squares are ruled by, as part of the largest side. */
  ruledBy: number;
}

/** Units of the drawing that the largest side has, and those from a square to the line of dimension below it. */
const [largest, below] = [100, 9];

/**
 * A floor area as a surveyor draws it: a square ruled by a round length, with a line of dimension below. What of it can be
 * had by itself is filled. Decoration beside the figure that says the same.
 */
export function AreaSquareDrawing({ square: { side, part = 0, label }, ruledBy }: AreaSquareDrawingProps) {
  const [long, short] = [round(side * largest), round(part * largest)];
  return (
    <span className="area-square" aria-hidden="true">
      <svg viewBox={`0 0 ${largest} ${round(long + below)}`}>
        <rect width={long} height={long} />
        {part > 0 && <rect className="area-part" y={round(long - short)} width={short} height={short} />}
        <path className="area-rule" d={rules(long, ruledBy * largest)} />
        <rect className="area-outline" width={long} height={long} />
        <path className="area-dimension" d={dimension(long, long + below)} />
      </svg>
      {label}
    </span>
  );
}

/** The length that squares are ruled by, as a bar with its words. */
export function AreaScaleBar({ part, words }: { part: number; words: string }) {
  return (
    <p className="compare-method area-scale">
      <svg viewBox={`0 0 ${largest} 10`} aria-hidden="true">
        <path className="area-dimension" d={dimension(round(part * largest), 5)} />
      </svg>
      {words}
    </p>
  );
}

/** Lines across a square, from its lower left corner on; none so near its edge that it looks like a second one. */
function rules(long: number, step: number): string {
  const count = Math.max(0, Math.ceil(long / step - 0.25) - 1);
  return Array.from({ length: count }, (_, at) => round((at + 1) * step))
    .map((far) => `M${far} 0V${long}M0 ${round(long - far)}H${long}`)
    .join("");
}

/** A line between two strokes. */
function dimension(long: number, y: number): string {
  return `M0 ${round(y)}H${long}M0 ${round(y - 4)}v8M${long} ${round(y - 4)}v8`;
}

function round(units: number): number {
  return Number(units.toFixed(1));
}
