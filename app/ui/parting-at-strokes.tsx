import { Fragment } from "react";

/** A text that may part behind its strokes: "Median/m²/month" in a narrow column. */
export function PartingAtStrokes({ text }: { text: string }) {
  return text.split("/").map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <>
          /<wbr />
        </>
      )}
      {piece}
    </Fragment>
  ));
}
