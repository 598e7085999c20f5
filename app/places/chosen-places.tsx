import { useTranslation } from "react-i18next";
import type { PlaceChoice } from "./suggestion.ts";

interface ChosenPlacesProps {
  places: readonly PlaceChoice[];
  onRemove: (place: PlaceChoice) => void;
}

/** The places chosen so far; each is the button that takes it away. */
export function ChosenPlaces({ places, onRemove }: ChosenPlacesProps) {
  const { t } = useTranslation();
  return (
    <ul className="place-chosen" aria-label={t("places.chosen")}>
      {places.map((place) => (
        <li key={place.slug}>
          <button type="button" aria-label={t("places.remove", { name: place.name })} onClick={() => onRemove(place)}>
            {place.name} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
