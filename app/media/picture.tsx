import { duskSources, photoSources, photoUrl, type PhotoWidth } from "./photo-view.ts";

interface PictureProps {
  photoKey: string;
  /** It is a drawing, which has a twin at dusk for the dark scheme. */
  isDrawn?: boolean;
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

/** A photo of a listing in its 4:3 frame, AVIF where the browser reads it; a drawing is seen at dusk in the dark scheme. */
export function Picture({ photoKey, isDrawn, alt, lang, sizes, widths = cardWidths, priority, ahead }: PictureProps) {
  return (
    <picture className={isDrawn ? "picture-drawn" : undefined}>
      {isDrawn && (
        <source
          media="screen and (prefers-color-scheme: dark)"
          type="image/avif"
          srcSet={duskSources(photoKey, "avif", widths)}
          sizes={sizes}
        />
      )}
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
