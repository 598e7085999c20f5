import type { PictureFacts } from "./picture-facts.ts";
import {
  duskSources,
  offeredWidths,
  photoSources,
  photoUrl,
  sizesWithin,
  type OfferedWidth,
  type PhotoWidth,
} from "./photo-view.ts";

interface PictureProps {
  photoKey: string;
  /** What is known of the photo: no size beyond its own is offered, and something stands in its place until it is there. */
  facts?: PictureFacts;
  /** It is a drawing, which has a twin at dusk for the dark scheme. */
  isDrawn?: boolean;
  /** The picture that takes its place in the dark scheme, where that is one of its own. */
  duskKey?: string;
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
/** Wider than any place of a page but the whole window: what is narrower would be stretched. */
const widestPlace = 720;
/** What browsers without `srcset` get. */
const plainWidth = 640;

/** A photo of a listing in its 4:3 frame, AVIF where the browser reads it; a drawing is seen at dusk in the dark scheme. */
export function Picture(props: PictureProps) {
  const { photoKey, facts = {}, isDrawn, duskKey, alt, lang, widths = cardWidths, priority, ahead } = props;
  const sizes = sizesWithin(props.sizes, facts.most);
  const offered = offeredWidths(widths, facts.most);
  const plain = plainOf(offered);
  const dusk = duskOf({ photoKey, isDrawn, duskKey }, offered);
  const isSmall = facts.most !== undefined && facts.most < widestPlace;
  return (
    <>
      <Placeholder facts={facts} />
      <picture className={dusk && "picture-drawn"}>
        {dusk && (
          <source media="screen and (prefers-color-scheme: dark)" type="image/avif" srcSet={dusk} sizes={sizes} />
        )}
        <source type="image/avif" srcSet={photoSources(photoKey, "avif", offered)} sizes={sizes} />
        <img
          className={isSmall ? "picture-small" : undefined}
          src={photoUrl(photoKey, plain.width, "webp")}
          srcSet={photoSources(photoKey, "webp", offered)}
          sizes={sizes}
          alt={alt}
          lang={lang}
          width={plain.pixels}
          height={Math.round((plain.pixels * 3) / 4)}
          {...(priority
            ? { fetchpriority: "high" }
            : ahead
              ? { fetchpriority: "low" }
              : { loading: "lazy", decoding: "async" })}
        />
      </picture>
    </>
  );
}

/** What the dark scheme shows instead, as a `srcset`; undefined where there is nothing else to show. */
function duskOf(
  { photoKey, isDrawn, duskKey }: Pick<PictureProps, "photoKey" | "isDrawn" | "duskKey">,
  offered: readonly OfferedWidth[],
): string | undefined {
  if (duskKey !== undefined) return photoSources(duskKey, "avif", offered);
  return isDrawn ? duskSources(photoKey, "avif", offered) : undefined;
}

function plainOf(offered: readonly OfferedWidth[]): OfferedWidth {
  return offered.findLast(({ width }) => width <= plainWidth) ?? offered[0]!;
}

/** What stands in a picture's place until it is there, in the page itself; there are no inline styles. */
function Placeholder({ facts: { colour, blur } }: { facts: PictureFacts }) {
  if (blur !== undefined) {
    return <img className="picture-before" src={`data:image/webp;base64,${blur}`} alt="" aria-hidden="true" />;
  }
  if (colour === undefined) return null;
  return (
    <svg className="picture-before" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

/** Has a browser fetch the page's first photo before it has read as far: links for the head of a page. */
export function preloadPicture({
  photoKey,
  facts = {},
  isDrawn,
  duskKey,
  sizes,
  widths = cardWidths,
}: Pick<PictureProps, "photoKey" | "facts" | "isDrawn" | "duskKey" | "sizes" | "widths">) {
  const offered = offeredWidths(widths, facts.most);
  const link = (imageSrcSet: string, media: string | undefined) => ({
    tagName: "link" as const,
    rel: "preload",
    as: "image",
    type: "image/avif",
    imageSrcSet,
    imageSizes: sizesWithin(sizes, facts.most),
    fetchpriority: "high",
    ...(media !== undefined && { media }),
  });
  const photo = photoSources(photoKey, "avif", offered);
  const dusk = duskOf({ photoKey, isDrawn, duskKey }, offered);
  if (dusk === undefined) return [link(photo, undefined)];
  return [link(photo, "not all and (prefers-color-scheme: dark)"), link(dusk, "(prefers-color-scheme: dark)")];
}
