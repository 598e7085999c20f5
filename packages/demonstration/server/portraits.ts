import sharp from "sharp";

/** Jackets, and the wall behind. */
const colours = [
  ["#7a3b2e", "#e9d9c6"],
  ["#2f4858", "#d6e1e4"],
  ["#4f5d3a", "#e4e6d2"],
  ["#5b4a6b", "#e3dcea"],
] as const;

/**
 * The portrait of somebody whom the stand-in for Google made up: head and shoulders, the same for the same id.
 * @param name `{id}.png`, an id of 21 digits
 * @returns PNG, 96 × 96 as Google's; undefined for any other name
 */
export async function makePortrait(name: string): Promise<Buffer | undefined> {
  const [, id] = /^(\d{21})\.png$/.exec(name) ?? [];
  if (id === undefined) return undefined;
  const [jacket, wall] = colours[Number(id.at(-1)) % colours.length]!;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96">
    <path fill="${wall}" d="M0 0h96v96H0z"/>
    <path fill="${jacket}" d="M12 96c0-26 16-36 36-36s36 10 36 36z"/>
    <circle cx="48" cy="38" r="18" fill="#c99a7c"/>
    <path fill="#3a2c26" d="M29 37c0-14 8-20 19-20s19 6 19 20c-5-8-11-10-19-10s-14 2-19 10z"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
