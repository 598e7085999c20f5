import { photoSources, photoUrl, type PhotoWidth } from "./photo-view.ts";

interface PictureProps {
  photoKey: string;
  alt: string;
  /** The language of `alt` where it is not the page's. */
  lang?: string;
  /** How wide it stands in the page, as in `<img sizes>`. */
  sizes: string;
  widths?: readonly PhotoWidth[];
  /** Loads at once and first: for pictures of the first screen. */
  priority?: boolean;
  /** Fetches it at once, after what is shown: it will be wanted next. */
  ahead?: boolean;
}

const cardWidths = [320, 480, 640, 960] as const;

/** A photo of a listing in its 4:3 frame, AVIF where the browser reads it. */
export function Picture({ photoKey, alt, lang, sizes, widths = cardWidths, priority, ahead }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={photoSources(photoKey, "avif", widths)} sizes={sizes} />
      <img
        src={photoUrl(photoKey, 640, "webp")}
        srcSet={photoSources(photoKey, "webp", widths)}
        sizes={sizes}
        alt={alt}
        lang={lang}
        width="640"
        height="480"
        {...(priority
          ? { fetchpriority: "high" }
          : ahead
            ? { fetchpriority: "low" }
            : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
