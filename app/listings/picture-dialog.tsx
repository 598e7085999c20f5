import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { PictureFacts } from "#app/media/pictures/picture-facts.ts";
import { photoWidths } from "#app/media/pictures/photo-view.ts";
import { Picture } from "#app/media/pictures/picture.tsx";
import { Button } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export interface GalleryPicture {
  key: string;
  /** What is known of it. */
  facts?: PictureFacts;
  alt: string;
  /** The language of `alt`, when it is not the page's. */
  lang?: Language;
  isPlan: boolean;
  /** A drawing, which has a twin at dusk. */
  isDrawn: boolean;
}

interface PictureDialogProps {
  pictures: GalleryPicture[];
  /** Which picture is shown first. */
  start: number;
  onClose: () => void;
}

const thumbnailWidths = [320] as const;

/** A finger that has gone this far sideways has turned the picture, in pixels. */
const swipe = 45;

/**
 * One picture at a time as large as the window, or the screen; arrow keys, a swipe and thumbnails turn, Escape closes, the
 * focus returns by itself. The pictures beside the one shown are fetched before they are asked for.
 */
export function PictureDialog({ pictures, start, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(start);
  const count = pictures.length;
  const picture = pictures[shown];

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(".picture-dialog-close")?.focus();
  }, []);

  const turn = (by: number) => setShown((shown + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") turn(1);
    if (event.key === "ArrowLeft") turn(-1);
  };
  const from = useRef<{ x: number; y: number }>();
  const down = (event: PointerEvent) => {
    from.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
  };
  const up = ({ clientX, clientY }: PointerEvent) => {
    const start = from.current;
    from.current = undefined;
    if (!start || count < 2) return;
    const [east, south] = [clientX - start.x, clientY - start.y];
    if (Math.abs(east) > swipe && Math.abs(east) > 2 * Math.abs(south)) turn(east < 0 ? 1 : -1);
  };
  if (!picture) return null;
  const beside = [...new Set([shown + 1, shown - 1 + count].map((index) => index % count))].filter(
    (index) => index !== shown,
  );
  return (
    <dialog
      ref={dialog}
      className="picture-dialog"
      aria-label={t("listing.gallery.label")}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="picture-dialog-bar">
        <p className="figures" role="status">
          {t("listing.gallery.position", { number: shown + 1, count })}
        </p>
        {canFill() && (
          <Button
            look="outline"
            className="button-icon picture-dialog-fill"
            aria-label={t("listing.gallery.fullScreen")}
            onClick={() => void fillScreen(dialog.current)}
          >
            <Icon name="expand" />
          </Button>
        )}
        <CloseButton className="picture-dialog-close" label={t("listing.gallery.close")} onClose={onClose} />
      </div>
      <figure key={picture.key} onPointerDown={down} onPointerUp={up} onDragStart={(event) => event.preventDefault()}>
        <Picture
          photoKey={picture.key}
          facts={widthAlone(picture)}
          isDrawn={picture.isDrawn}
          alt=""
          sizes="100vw"
          widths={photoWidths}
          priority
        />
        <figcaption lang={picture.lang}>{picture.alt}</figcaption>
      </figure>
      {count > 1 && (
        <div className="picture-dialog-turn">
          <Button
            look="outline"
            className="button-icon"
            aria-label={t("listing.gallery.previous")}
            onClick={() => turn(-1)}
          >
            <Icon name="arrow-left" />
          </Button>
          <ul className="picture-dialog-thumbnails" aria-label={t("listing.gallery.thumbnails")}>
            {pictures.map(({ key, isDrawn }, index) => (
              <li key={key}>
                <button
                  type="button"
                  aria-label={t("listing.gallery.show", { number: index + 1 })}
                  aria-current={index === shown ? "true" : undefined}
                  onClick={() => setShown(index)}
                >
                  <Picture photoKey={key} isDrawn={isDrawn} alt="" sizes="6rem" widths={thumbnailWidths} ahead />
                </button>
              </li>
            ))}
          </ul>
          <Button look="outline" className="button-icon" aria-label={t("listing.gallery.next")} onClick={() => turn(1)}>
            <Icon name="arrow-right" />
          </Button>
        </div>
      )}
      <div hidden>
        {beside.map((index) => (
          <Picture
            key={index}
            photoKey={pictures[index]!.key}
            facts={widthAlone(pictures[index]!)}
            isDrawn={pictures[index]!.isDrawn}
            alt=""
            sizes="100vw"
            widths={photoWidths}
            ahead
          />
        ))}
      </div>
    </dialog>
  );
}

/** In the dialog nothing stands in a picture's place: the one of the page was just seen. */
function widthAlone({ facts }: GalleryPicture): PictureFacts | undefined {
  return facts && { most: facts.most };
}

/** Whether there is a screen to fill; phones of one maker have none for pages. */
function canFill(): boolean {
  return document.fullscreenEnabled;
}

async function fillScreen(dialog: HTMLElement | null) {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await dialog?.requestFullscreen();
}
