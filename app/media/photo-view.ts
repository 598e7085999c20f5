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

/** The `srcset` of a drawing's twin at dusk, in one format. */
export function duskSources(key: string, format: PhotoFormat, widths: readonly PhotoWidth[]): string {
  return widths.map((width) => `/media/${key}/${width}.dusk.${format} ${width}w`).join(",");
}

/** The `srcset` of a photo in one format. */
export function photoSources(key: string, format: PhotoFormat, widths: readonly PhotoWidth[]): string {
  return widths.map((width) => `${photoUrl(key, width, format)} ${width}w`).join(",");
}
