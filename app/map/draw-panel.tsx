import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";

interface DrawPanelProps {
  /** How many corners are set. */
  corners: number;
  /** With what corners are set. */
  pointer: "touch" | "mouse";
  onUndo: () => void;
  onVisible: () => void;
  onDone: () => void;
  onCancel: () => void;
}

/** What stands beside the map while an area is drawn: how to, and every step as a button. */
export function DrawPanel({ corners, pointer, onUndo, onVisible, onDone, onCancel }: DrawPanelProps) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <div className={corners < 3 ? "map-panel" : "map-panel has-area"} role="group" aria-labelledby={title}>
      <p className="map-panel-hint">
        <span className="visually-hidden" id={title}>
          {t("map.draw.title")}.{" "}
        </span>
        <span role="status" className="visually-hidden">
          {corners > 0 && t("map.draw.corners", { count: corners })}
        </span>
        {t(`map.draw.${corners < 3 ? "hint" : "adjust"}.${pointer}`)}
        <span className="visually-hidden"> {t("map.draw.keyboard")}</span>
      </p>
      <div className="map-panel-buttons">
        {corners >= 3 ? (
          <Button onClick={onDone}>{t("map.draw.done")}</Button>
        ) : (
          <Button look="outline" onClick={onVisible}>
            {t("map.draw.visible")}
          </Button>
        )}
        {corners > 0 && (
          <Button look="quiet" onClick={onUndo}>
            {t("map.draw.undo")}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {t("map.draw.cancel")}
        </Button>
      </div>
    </div>
  );
}
