import { readArea, readBox, writeBox } from "#app/places/area.ts";
import type { Filter } from "./filter.ts";

/** What a map shows: `west,south,east,north` in degrees. */
export const bbox: Filter<string> = {
  read: (raw) => {
    const box = readBox(raw);
    return box && writeBox(box);
  },
  conditions: (value) => {
    const box = readBox(value);
    return box ? [{ kind: "box", box }] : [];
  },
  anonymous: (written) => (readBox(written) ? written : undefined),
  chips: (_, { t }) => [{ label: t("filters.bbox.chip") }],
  clause: (_, { t }) => t("filters.bbox.clause"),
  isNamedLast: true,
};

/** A polygon drawn on a map, as an encoded polyline. Drawn by hand, around where somebody lives or works. */
export const area: Filter<string> = {
  read: (raw) => (readArea(raw) ? raw : undefined),
  conditions: (value) => {
    const corners = readArea(value);
    return corners ? [{ kind: "polygon", corners }] : [];
  },
  anonymous: () => undefined,
  chips: (_, { t }) => [{ label: t("filters.area.chip") }],
  clause: (_, { t }) => t("filters.area.clause"),
  isNamedLast: true,
};
