import type { RefObject } from "react";
import { useTranslation } from "react-i18next";

interface DrawButtonsProps {
  /** The search is limited to an area that was drawn. */
  hasArea: boolean;
  /** The one that begins to draw: it has the focus again once there is nothing more to do. */
  button: RefObject<HTMLButtonElement>;
  onDraw: () => void;
  onRemove: () => void;
}

/** What begins to draw an area on the map; of one that is searched, what opens its corners again and what takes it away. */
export function DrawButtons({ hasArea, button, onDraw, onRemove }: DrawButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className="map-draw" ref={button} onClick={onDraw}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="m5.5 8.5 12-3 1.5 10-10.5 4Zm-1.5-1.5h3v3h-3Zm12-3h3v3h-3Zm1.5 10h3v3h-3Zm-10.5 4h3v3h-3Z" />
        </svg>
        <span>{t(hasArea ? "map.draw.change" : "map.draw.start")}</span>
      </button>
      {hasArea && (
        <button
          type="button"
          className="map-undraw"
          aria-label={t("map.draw.remove")}
          onClick={() => {
            // The button goes with the area.
            button.current?.focus({ preventScroll: true });
            onRemove();
          }}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </>
  );
}
