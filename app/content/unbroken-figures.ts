import type { TextNode } from "./text-outline.ts";

const units =
  "m²|km²|m|km|cm|kWh|MWh|kW|ha|kg|%|years?|months?|weeks?|days?|hours?|minutes?|ans?|mois|semaines?|jours?|heures?|jaar|jaren|maand(?:en)?|we(?:ek|ken)|dag(?:en)?|uur|minu(?:ut|ten)|euros?|EUR";
const parted = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))|(?<=€) (?=\\d)|(?<=\\d) (?=€)`, "gu");

/** A text in which no line ends between a figure and its unit: `300 m²`. Spaces that hold already stay. */
export function joinFigures(text: string): string {
  return text.replace(parted, "\u00a0");
}

/** Does so in every piece of a parsed text that readers see as prose. */
export function joinFiguresIn(node: TextNode): void {
  if (node.type === "text" && node.value !== undefined) node.value = joinFigures(node.value);
  for (const child of node.children ?? []) joinFiguresIn(child);
}
