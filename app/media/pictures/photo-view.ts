/** Widths in which a photo is delivered, in pixels; its height follows from the 4:3 frame. */
export const photoWidths = [320, 480, 640, 960, 1440] as const;
export type PhotoWidth = (typeof photoWidths)[number];

export const photoFormats = ["avif", "webp"] as const;
type PhotoFormat = (typeof photoFormats)[number];

/**
 * One delivered form of a photo: a width of its 4:3 frame, or the picture for social networks or for mails. A drawing has
 * a twin at dusk for readers of the dark scheme.
 */
export type Variant = { width: PhotoWidth; format: PhotoFormat; dusk?: true } | "og" | "mail";

/** What a variant is called in its address, e.g. `480.avif`, `480.dusk.avif` or `og.jpg`. */
export function variantName(variant: Variant): string {
  if (typeof variant === "string") return `${variant}.jpg`;
  return `${variant.width}.${variant.dusk ? "dusk." : ""}${variant.format}`;
}

/** The variant of that name; undefined for anything else, so that no other size can be asked for. */
export function findVariant(name: string): Variant | undefined {
  if (name === "og.jpg") return "og";
  if (name === "mail.jpg") return "mail";
  for (const width of photoWidths) {
    for (const format of photoFormats) {
      if (name === `${width}.${format}`) return { width, format };
      if (name === `${width}.dusk.${format}`) return { width, format, dusk: true };
    }
  }
  return undefined;
}

/** The address of one size of a photo; what it shows never changes. */
export function photoUrl(key: string, width: PhotoWidth, format: PhotoFormat): string {
  return `/media/${key}/${width}.${format}`;
}

/** The picture that social networks show for a page, 1200 × 630. */
export function openGraphUrl(key: string): string {
  return `/media/${key}/og.jpg`;
}

/** The picture that mails show, 640 × 480: a JPEG, as several mail programs read neither AVIF nor WebP. */
export function mailPictureUrl(key: string): string {
  return `/media/${key}/mail.jpg`;
}

/**
 * How wide the 4:3 frame is that an original fills without being stretched, in pixels: a photo is cut to it, a plan stands
 * in it as a whole.
 */
export function frameWidth({ width, height, kind }: { width: number; height: number; kind: string }): number {
  const byHeight = (height * 4) / 3;
  return Math.max(
    1,
    kind === "floor-plan" ? Math.ceil(Math.max(width, byHeight)) : Math.floor(Math.min(width, byHeight)),
  );
}

/** A width that is offered, and how wide what comes under it really is. */
export interface OfferedWidth {
  width: PhotoWidth;
  pixels: number;
}

/**
 * The widths in which a photo is worth asking for: none beyond its original, and the original's own where it lies well
 * above the last.
 * @param most how wide the original's frame is; undefined while nobody has looked
 */
export function offeredWidths(widths: readonly PhotoWidth[], most = Infinity): OfferedWidth[] {
  const whole = widths.filter((width) => width <= most).map((width) => ({ width, pixels: width }));
  const next = widths[whole.length];
  const last = whole.at(-1)?.pixels ?? 0;
  return next !== undefined && most > last * 1.1 ? [...whole, { width: next, pixels: most }] : whole;
}

/** The `srcset` of a drawing's twin at dusk, in one format. */
export function duskSources(key: string, format: PhotoFormat, offered: readonly OfferedWidth[]): string {
  return offered.map(({ width, pixels }) => `/media/${key}/${width}.dusk.${format} ${pixels}w`).join(",");
}

/** The `srcset` of a photo in one format. */
export function photoSources(key: string, format: PhotoFormat, offered: readonly OfferedWidth[]): string {
  return offered.map(({ width, pixels }) => `${photoUrl(key, width, format)} ${pixels}w`).join(",");
}

/** `sizes` of an `<img>` that is shown no wider than its picture is. */
export function sizesWithin(sizes: string, most: number | undefined): string {
  if (most === undefined || most >= photoWidths.at(-1)!) return sizes;
  return sizes.replace(/(^|,\s*)(\([^)]*\)\s+)?(?!auto,)([^,]+)/g, `$1$2min($3, ${most}px)`);
}
