import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#app/listings/card.tsx";
import { Card } from "#app/listings/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useSwipe } from "./use-swipe.ts";

interface ChosenCardProps {
  card: CardView;
  onClose: () => void;
  /** Asks for the next property, or the one before. */
  onStep: (step: 1 | -1) => void;
}

/** The card of the listing chosen on the map; Escape closes it (map-display.tsx), a swipe or the arrow keys go on to the next. */
export function ChosenCard({ card, onClose, onStep }: ChosenCardProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLElement>(null);
  const swipe = useSwipe(ref, onStep);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, [card]);
  return (
    <aside
      className="map-card"
      ref={ref}
      tabIndex={-1}
      aria-label={t("map.card.open")}
      onKeyDown={({ key, target, currentTarget }) => {
        if (target !== currentTarget) return;
        if (key === "ArrowRight") onStep(1);
        if (key === "ArrowLeft") onStep(-1);
      }}
      {...swipe}
    >
      <Card view={card} />
      <button type="button" className="map-card-close" aria-label={t("map.card.close")} onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
