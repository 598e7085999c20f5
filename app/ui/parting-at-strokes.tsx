import { Fragment } from "react";

/** A word with strokes in it. */
const stroked = /([^ \n]*\/[^ \n]*)/u;

/**
 * A text whose units go to the next line whole, and part behind their strokes where they are wider than that:
 * "Median (€/m²/month)" in a narrow column.
 */
export function PartingAtStrokes({ text }: { text: string }) {
  return text.split(stroked).map((part, index) =>
    // What matches stands at the odd places.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken-box">
        {part.split("/").map((piece, at) => (
          <Fragment key={at}>
            {at > 0 && (
              <>
                /<wbr />
              </>
            )}
            {piece}
          </Fragment>
        ))}
      </span>
    ),
  );
}
