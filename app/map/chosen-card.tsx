import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#app/listings/card.tsx";
import { Card } from "#app/listings/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The card of the listing chosen on the map; Escape closes it. */
export function ChosenCard({ card, onClose }: { card: CardView; onClose: () => void }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, [card]);
  return (
    <aside
      className="map-card"
      ref={ref}
      tabIndex={-1}
      aria-label={t("map.card.open")}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <Card view={card} />
      <button type="button" className="map-card-close" aria-label={t("map.card.close")} onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
