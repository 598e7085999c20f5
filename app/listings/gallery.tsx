import { useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { photoUrl, photoWidths } from "#app/media/pictures/photo-view.ts";
import { Picture, preloadPicture } from "#app/media/pictures/picture.tsx";
import { PictureDialog, type GalleryPicture } from "./picture-dialog.tsx";

/** Widths in `.gallery`: see gallery.css. */
const half = "(min-width: 88rem) 41rem, (min-width: 48rem) 50vw, 92vw";
const quarter = "(min-width: 88rem) 20rem, (min-width: 48rem) 25vw, 92vw";
const twoThirds = "(min-width: 88rem) 54rem, (min-width: 48rem) 66vw, 92vw";
const third = "(min-width: 88rem) 27rem, (min-width: 48rem) 33vw, 92vw";

/** How wide a picture stands among so many; one that stands upright is as wide as its height asks for. */
function sizesOf(index: number, count: number): string {
  if (count === 3) return index === 0 ? twoThirds : third;
  return index === 0 || count === 2 || (count === 4 && index === 1) ? half : quarter;
}

/** What the first picture of a gallery is shown with, so that what shows it once more needs no second file. */
export function firstInGallery({ key: photoKey, facts, isDrawn }: GalleryPicture, count: number) {
  return { photoKey, facts, isDrawn, sizes: sizesOf(0, count), widths: photoWidths };
}

/** Links for the head of a page that begins with a gallery: the browser fetches its first picture at once. */
export function preloadGallery(pictures: readonly GalleryPicture[]) {
  const [first] = pictures;
  return first ? preloadPicture(firstInGallery(first, pictures.length)) : [];
}

/**
 * The pictures of a property: the first large, the others beside and below it; on a phone a strip to swipe. Each leads
 * to the picture in full size, which a script shows in a dialog instead.
 */
export function Gallery({ pictures }: { pictures: GalleryPicture[] }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number>();
  const count = pictures.length;
  if (count === 0) return <p className="gallery-none">{t("listing.gallery.none")}</p>;

  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    setOpened(index);
  };
  return (
    <section className="gallery" aria-label={t("listing.gallery.label")}>
      <ReadyPart
        as="ul"
        className={`gallery-strip gallery-of-${Math.min(count, 5)}`}
        part={Strip}
        of={{ pictures }}
        doing={{ onOpen: open }}
      />
      {count > 1 && (
        <p className="gallery-count" aria-hidden="true">
          {t("listing.gallery.count", { count })}
        </p>
      )}
      {opened !== undefined && (
        <PictureDialog pictures={pictures} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

interface StripProps {
  pictures: GalleryPicture[];
  onOpen?: (event: MouseEvent, index: number) => void;
}

function Strip({ pictures, onOpen }: StripProps) {
  const { t } = useTranslation();
  const count = pictures.length;
  return pictures.map(({ key, facts, alt, lang, isPlan, isDrawn }, index) => (
    <li key={key} className={isPlan ? "gallery-plan" : undefined}>
      <a href={photoUrl(key, 1440, "webp")} data-dialog="" onClick={(event) => onOpen?.(event, index)}>
        <Picture
          photoKey={key}
          facts={facts}
          isDrawn={isDrawn}
          alt={alt}
          lang={lang}
          sizes={sizesOf(index, count)}
          widths={photoWidths}
          priority={index === 0}
        />
        <span className="visually-hidden">{t("listing.gallery.open", { number: index + 1, count })}</span>
      </a>
      {isPlan && <span className="gallery-word">{t("listing.gallery.plan")}</span>}
    </li>
  ));
}
