import { noFigure } from "../mapped-listing.ts";
import { readFigure } from "../read-figure.ts";
import type { XmlElement } from "./xml-element.ts";

/** A price that is told on request, in words, is none that could not be read. */
const onRequest = /anfrage|demande|aanvraag|request/i;

/**
 * Of figures that are none, as `abc`: the listing is taken without them. Asked when it has been mapped, as all that is looked at
 * here counts as read.
 * @param paths where the format has a figure: `flaechen/wohnflaeche`
 */
export function unreadFigures(property: XmlElement, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const text = property.textOf(...path.split("/"));
    const isTold = text === undefined || readFigure(text) !== undefined || onRequest.test(text);
    return isTold ? [] : [noFigure(path, text)];
  });
}
