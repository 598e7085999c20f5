import { useTranslation } from "react-i18next";
import type { Histogram } from "#app/search-index/facets.ts";
import type { Thumbs } from "./histogram.ts";

interface RangeSlidersProps {
  histogram: Histogram;
  thumbs: Thumbs;
  label: string;
  /** A figure with its unit. */
  inWords: (figure: number) => string;
  onMove: (thumbs: Thumbs) => void;
}

/** Two sliders on one track, one for each end of a range; they step from class to class and never cross. */
export function RangeSliders({ histogram, thumbs, label, inWords, onMove }: RangeSlidersProps) {
  const { t } = useTranslation();
  const { from } = histogram;
  const [first, last] = thumbs;
  const said = (position: number) => inWords(from[position] ?? 0);
  return (
    <div className="sliders">
      <input
        type="range"
        min={0}
        max={from.length}
        value={first}
        aria-label={t("facets.slider.from", { name: label })}
        aria-valuetext={first === 0 ? t("facets.slider.noMinimum") : said(first)}
        onChange={({ target }) => onMove([Math.min(target.valueAsNumber, last - 1), last])}
      />
      <input
        type="range"
        min={0}
        max={from.length}
        value={last}
        aria-label={t("facets.slider.to", { name: label })}
        aria-valuetext={last === from.length ? t("facets.slider.noMaximum") : said(last)}
        onChange={({ target }) => onMove([first, Math.max(target.valueAsNumber, first + 1)])}
      />
    </div>
  );
}
