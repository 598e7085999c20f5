import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { photoWidths } from "#app/media/photo-view.ts";
import { Picture } from "#app/media/picture.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { GalleryPicture } from "./gallery.tsx";

interface PictureDialogProps {
  pictures: GalleryPicture[];
  /** Which picture is shown first. */
  start: number;
  onClose: () => void;
}

/** One picture at a time as large as the window; arrow keys turn, Escape closes, the focus returns by itself. */
export function PictureDialog({ pictures, start, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(start);
  const count = pictures.length;
  const picture = pictures[shown];

  useEffect(() => dialog.current?.showModal(), []);

  const turn = (by: number) => setShown((shown + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") turn(1);
    if (event.key === "ArrowLeft") turn(-1);
  };
  if (!picture) return null;
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
        <Button look="outline" className="button-icon" aria-label={t("listing.gallery.close")} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <figure key={picture.key}>
        <Picture photoKey={picture.key} alt="" sizes="100vw" widths={photoWidths} priority />
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
          <Button look="outline" className="button-icon" aria-label={t("listing.gallery.next")} onClick={() => turn(1)}>
            <Icon name="arrow-right" />
          </Button>
        </div>
      )}
    </dialog>
  );
}
