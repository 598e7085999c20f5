import { noFigure } from "../mapped-listing.ts";
import { readFigure } from "../read-figure.ts";
import type { XmlElement } from "../xml/xml-element.ts";

/** Where the format has a figure. */
const figures = [
  "price",
  "beds",
  "baths",
  "surface_area/built",
  "surface_area/plot",
  "location/latitude",
  "location/longitude",
];

/** Of figures that are none, as `abc`: the listing is taken without them. */
export function unreadFigures(property: XmlElement): string[] {
  return figures.flatMap((path) => {
    const text = property.textOf(...(path.split("/") as [string, ...string[]]));
    return text === undefined || readFigure(text) !== undefined ? [] : [noFigure(path, text)];
  });
}
