import { createHash } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { readFontMetrics } from "./sfnt.ts";

const packages = "node_modules/@fontsource-variable";
const target = "public/fonts";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸ–—‘’‚“”„…•‹›€™−↑↓\u2009\u202f";

/** Close to Arial's widths per 1000 units of em: the face that a browser shows until ours is there. */
const arial = {
  regular: widths(
    "556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500",
  ),
  bold: widths(
    "556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500",
  ),
};

/** The same of Roboto, which phones with Android have in Arial's place. */
const roboto = {
  regular: widths(
    "544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496",
    248,
  ),
  bold: widths(
    "535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509",
    249,
  ),
};

/** What the average width is taken over. */
const sample =
  "offices shops warehouses and homes to let or for sale in every town bureaux commerces et logements dans toutes les " +
  "communes kantoren winkels magazijnen en woningen te huur of te koop in elke gemeente";

interface Weights {
  min: number;
  max: number;
}

const light: Weights = { min: 400, max: 500 };
const heavy: Weights = { min: 501, max: 700 };

interface Face {
  family: string;
  file: string;
  source: string;
  text: string;
  /** The faces it stands for; faces that complete each other must have equal weights. */
  weights: Weights[];
  axes: Record<string, number | { min: number; max: number }>;
  unicodeRange?: string;
}

const bricolage = `${packages}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`;
const instrument = `${packages}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`;

const faces: Face[] = [
  {
    family: "Bricolage Grotesque",
    file: "bricolage-grotesque",
    source: bricolage,
    text: characters,
    weights: [{ min: 500, max: 800 }],
    // Slightly condensed, drawn for headings; only the weight stays variable: 36 kB instead of 126.
    axes: { wdth: 86, opsz: 36, wght: { min: 500, max: 800 } },
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans",
    source: instrument,
    text: characters,
    weights: [light, heavy],
    axes: { wght: { min: 400, max: 700 } },
  },
  // Instrument Sans has no ² and ³, and every surface on the site is in m². Bricolage's are a little darker: a lighter
  // weight stands beside it as if it were its own.
  superscripts("superscripts", light, 300),
  superscripts("superscripts-bold", heavy, 500),
];

function superscripts(file: string, weights: Weights, wght: number): Face {
  return {
    family: "Instrument Sans",
    file,
    source: bricolage,
    text: "²³",
    weights: [weights],
    axes: { wdth: 100, opsz: 14, wght },
    unicodeRange: "U+B2-B3",
  };
}

function widths(advances: string, space = 278): (character: string) => number {
  const byLetter = advances.split(" ").map(Number);
  return (character) => byLetter[character.charCodeAt(0) - 97] ?? space;
}

function averageWidth(advance: (character: string) => number | undefined): number {
  let sum = 0;
  for (const character of sample) sum += advance(character) ?? 0;
  return sum / sample.length;
}

/** A local face stretched to the box and the average width of ours at one weight, so that nothing shifts. */
async function fallbackFace(
  family: string,
  face: Face,
  weight: number,
  weights: string,
  local: string[],
  stand: (c: string) => number,
) {
  const instance = await subsetFont(await readFile(face.source), face.text, {
    targetFormat: "truetype",
    variationAxes: { ...face.axes, wght: weight },
  });
  const metrics = readFontMetrics(instance);
  const perEm = (units: number) => units / metrics.unitsPerEm;
  const size = (perEm(averageWidth(metrics.advance)) * 1000) / averageWidth(stand);
  const percent = (value: number) => `${Number((100 * value).toFixed(2))}%`;
  return [
    "@font-face {",
    `  font-family: "${family}";`,
    `  src: ${local.map((name) => `local("${name}")`).join(", ")};`,
    `  font-weight: ${weights};`,
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${percent(perEm(metrics.ascent) / size)};`,
    `  descent-override: ${percent(perEm(metrics.descent) / size)};`,
    `  line-gap-override: ${percent(perEm(metrics.lineGap) / size)};`,
    "}",
  ].join("\n");
}

/** A face of its own for each system: a browser takes the first that it has, by its full or its PostScript name. */
const systems = [
  {
    suffix: "fallback",
    widths: arial,
    regular: ["Arial", "ArialMT", "Liberation Sans", "Helvetica", "Nimbus Sans Regular", "NimbusSans-Regular"],
    bold: [
      "Arial Bold",
      "Arial-BoldMT",
      "Liberation Sans Bold",
      "Helvetica Bold",
      "Nimbus Sans Bold",
      "NimbusSans-Bold",
    ],
  },
  {
    suffix: "on Android",
    widths: roboto,
    regular: ["Roboto", "Roboto Regular", "Roboto-Regular"],
    bold: ["Roboto Bold", "Roboto-Bold"],
  },
];
const [display, text] = faces as [Face, Face, ...Face[]];

/**
 * Cuts the site's fonts to what English, French and Dutch need and writes `public/fonts/`, `app/ui/fonts.css` and
 * `app/ui/font-files.ts`.
 */
export async function writeFonts(): Promise<void> {
  const css: string[] = ["/* Written by packages/site-files. */"];
  const files: string[] = [];
  for (const old of await readdir(target)) if (old.endsWith(".woff2")) await rm(`${target}/${old}`);
  for (const face of faces) {
    const woff2 = await subsetFont(await readFile(face.source), face.text, {
      targetFormat: "woff2",
      variationAxes: face.axes,
    });
    // Served as immutable: another font must have another name.
    const name = `${face.file}.${createHash("sha256").update(woff2).digest("hex").slice(0, 8)}.woff2`;
    await writeFile(`${target}/${name}`, woff2);
    if (face.weights[0] !== heavy) files.push(name);
    console.log(`${name}  ${(woff2.length / 1000).toFixed(1)} kB`);
    for (const { min, max } of face.weights) {
      css.push(
        [
          "@font-face {",
          `  font-family: "${face.family}";`,
          `  src: url("/fonts/${name}") format("woff2");`,
          `  font-weight: ${min} ${max};`,
          "  font-display: swap;",
          ...(face.unicodeRange ? [`  unicode-range: ${face.unicodeRange};`] : []),
          "}",
        ].join("\n"),
      );
    }
  }
  for (const { suffix, widths: stand, ...local } of systems) {
    const [headings, words] = [`${display.family} ${suffix}`, `${text.family} ${suffix}`];
    css.push(await fallbackFace(headings, display, 700, "500 800", local.bold, stand.bold));
    css.push(await fallbackFace(words, text, 400, "400 500", local.regular, stand.regular));
    css.push(await fallbackFace(words, text, 650, "501 700", local.bold, stand.bold));
  }
  await writeFile("app/ui/fonts.css", `${css.join("\n\n")}\n`);
  await writeFile(
    "app/ui/font-files.ts",
    `/** Written by packages/site-files: the files under \`/fonts/\` that every page needs at once. */\n` +
      `export const fontFiles = ${JSON.stringify(files)};\n`,
  );
  for (const [file, licence] of [
    ["bricolage-grotesque", `${packages}/bricolage-grotesque/LICENSE`],
    ["instrument-sans", `${packages}/instrument-sans/LICENSE`],
  ] as const) {
    await writeFile(`${target}/${file}.OFL.txt`, await readFile(licence));
  }
}
