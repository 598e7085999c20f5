import { withJoints } from "#app/i18n/joints.ts";
import { PartingAtStrokes } from "#app/ui/parting-at-strokes.tsx";

/** A rate, or what else has a stroke in it. */
const withStroke = /([^ \n]*\/[^ \n]*)/;

/**
 * A value in a narrow column, whose words part where they may: a range behind its dash, a long word at its joint. A rate
 * takes a line of its own before it parts behind its stroke. Else browsers cut anywhere.
 */
export function Breakable({ value }: { value: string }) {
  const words = withJoints(value)
    .replaceAll("\u00a0–\u00a0", "\u00a0– ")
    .replace(/(\p{L})\u00a0(?=\d)/gu, "$1 ");
  return words.split(withStroke).map((part, index) => {
    // What matches stands at the odd places.
    if (index % 2 === 0) return part;
    return (
      <span key={index} className="unbroken-box">
        <PartingAtStrokes text={part} />
      </span>
    );
  });
}
