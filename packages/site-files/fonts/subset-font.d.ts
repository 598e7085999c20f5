declare module "subset-font" {
  type Axis = number | { min: number; max: number };

  /** Cuts a font to the characters of `text`; see the package's README. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: "truetype" | "woff2" | "woff"; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
