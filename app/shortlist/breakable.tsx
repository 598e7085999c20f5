import { withJoints } from "#app/i18n/joints.ts";
import { PartingAtStrokes } from "#app/ui/parting-at-strokes.tsx";

/** A rate, or what else has a stroke in it; the end of a long word with the comma or so behind it. */
const kept = /([^ \n]*\/[^ \n]*|(?<=[\p{L}\u00ad-]{8})\p{L}{2}[,;.:)]+(?![^ \n]))/u;

/**
 * A value in a narrow column, whose words part where they may: a range behind its dash, a long word at its joint. A rate
 * takes a line of its own before it parts behind its stroke, and a comma no line: where a name is as wide as the column,
 * browsers cut it off there. Else they cut anywhere.
 */
export function Breakable({ value }: { value: string }) {
  const words = withJoints(value)
    .replaceAll("\u00a0–\u00a0", "\u00a0– ")
    .replace(/(\p{L})\u00a0(?=\d)/gu, "$1 ");
  return words.split(kept).map((part, index) => {
    // What matches stands at the odd places.
    if (index % 2 === 0) return part;
    if (!part.includes("/"))
      return (
        <span key={index} className="unbroken">
          {part}
        </span>
      );
    return <PartingAtStrokes key={index} text={part} />;
  });
}
