/** Reads the few figures of a TrueType font that a metric-matched fallback needs. */

interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance of a character in font units; undefined for one that the font lacks. */
  advance: (character: string) => number | undefined;
}

/**
 * @param font an uncompressed TrueType file
 * @throws when a table is missing
 */
export function readFontMetrics(font: Buffer): FontMetrics {
  const tables = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + 16 * index;
    tables.set(font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8));
  }
  const table = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table`);
    return offset;
  };
  const [head, hhea, hmtx] = [table("head"), table("hhea"), table("hmtx")];
  const longMetrics = font.readUInt16BE(hhea + 34);
  const glyphOf = readCharacterMap(font, table("cmap"));
  return {
    unitsPerEm: font.readUInt16BE(head + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    advance(character) {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      return glyph === 0 ? undefined : font.readUInt16BE(hmtx + 4 * Math.min(glyph, longMetrics - 1));
    },
  };
}

/** The format 4 subtable, which every font for the web carries for the characters of the first plane. */
function readCharacterMap(font: Buffer, cmap: number): (code: number) => number {
  let map: number | undefined;
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const candidate = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    if (font.readUInt16BE(candidate) === 4) map = candidate;
  }
  if (map === undefined) throw new Error("The font has no character map of format 4");
  const start = map;
  const segments = font.readUInt16BE(start + 6) / 2;
  return (code) => {
    for (let segment = 0; segment < segments; segment++) {
      const last = font.readUInt16BE(start + 14 + 2 * segment);
      if (code > last) continue;
      const first = font.readUInt16BE(start + 16 + 2 * (segments + segment));
      if (code < first) return 0;
      const delta = font.readInt16BE(start + 16 + 2 * (2 * segments + segment));
      const place = start + 16 + 2 * (3 * segments + segment);
      const offset = font.readUInt16BE(place);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = font.readUInt16BE(place + offset + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
