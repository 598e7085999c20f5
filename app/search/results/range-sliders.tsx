import { useTranslation } from "react-i18next";
import { formatDecimal } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Histogram } from "#app/search-index/facets.ts";
import type { Thumbs } from "./histogram.ts";

interface RangeSlidersProps {
  histogram: Histogram;
  thumbs: Thumbs;
  label: string;
  unit: string;
  language: Language;
  onMove: (thumbs: Thumbs) => void;
}

/** Two sliders on one track, one for each end of a range; they step from class to class and never cross. */
export function RangeSliders({ histogram, thumbs, label, unit, language, onMove }: RangeSlidersProps) {
  const { t } = useTranslation();
  const { from } = histogram;
  const [first, last] = thumbs;
  const inWords = (position: number, edge: number) =>
    position === edge
      ? t("facets.slider.open")
      : t("facets.slider.value", { figure: formatDecimal(from[position] ?? 0, language), unit });
  return (
    <div className="sliders">
      <input
        type="range"
        min={0}
        max={from.length}
        value={first}
        aria-label={t("facets.slider.from", { name: label })}
        aria-valuetext={inWords(first, 0)}
        onChange={({ target }) => onMove([Math.min(target.valueAsNumber, last - 1), last])}
      />
      <input
        type="range"
        min={0}
        max={from.length}
        value={last}
        aria-label={t("facets.slider.to", { name: label })}
        aria-valuetext={inWords(last, from.length)}
        onChange={({ target }) => onMove([first, Math.max(target.valueAsNumber, first + 1)])}
      />
    </div>
  );
}
