import { offeredWidths, photoSources, photoUrl, photoWidths, type PhotoWidth } from "#app/media/pictures/photo-view.ts";

interface TextPictureProps {
  photoKey: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
  caption?: string;
}

/** As wide as running text is: see `.prose`. */
const sizes = "(min-width: 48rem) 44rem, 100vw";

/** A picture in a text, in its own shape; loaded when a reader comes near. */
export function TextPicture({ photoKey, width, height, alt, caption }: TextPictureProps) {
  const [least, ...others] = photoWidths;
  const widths: PhotoWidth[] = [least, ...others.filter((candidate) => candidate <= width)];
  const largest = widths.at(-1)!;
  const offered = offeredWidths(widths);
  return (
    <figure className="text-picture">
      <picture>
        <source type="image/avif" srcSet={photoSources(photoKey, "avif", offered)} sizes={sizes} />
        <img
          src={photoUrl(photoKey, largest, "webp")}
          srcSet={photoSources(photoKey, "webp", offered)}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
