import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Histogram } from "#app/search-index/facets.ts";
import type { Range } from "#app/filters/ranges.ts";
import { readField } from "#app/filters/form-fields.ts";
import { FilterSection } from "./filter-section.tsx";
import { FilterInput } from "./filter-input.tsx";
import { drawHistogram, histogramHeight, rangeOf, thumbsOf } from "./histogram.ts";
import { RangeSliders } from "./range-sliders.tsx";

interface RangeSectionProps {
  name: "surface" | "price";
  label: string;
  /** The range in words, when there is one. */
  value: string | undefined;
  from: string;
  to: string;
  unit: string;
  range: Range;
  histogram: Histogram | undefined;
  /** True once script runs: then there are sliders as well. */
  live: boolean;
  language: Language;
}

/** A range as two number fields below a histogram of what there is; two sliders move along it. */
export function RangeSection({
  name,
  label,
  value,
  from,
  to,
  unit,
  range,
  histogram,
  live,
  language,
}: RangeSectionProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(range);
  useEffect(() => setShown({ min: range.min, max: range.max }), [range.min, range.max]);
  const fields = useRef<HTMLFieldSetElement>(null);
  const field = (end: "From" | "To") => fields.current?.querySelector<HTMLInputElement>(`[name=${name}${end}]`);
  const readFields = () => setShown({ min: readField(field("From")?.value), max: readField(field("To")?.value) });
  const moveTo = (next: Range) => {
    const [low, high] = [field("From"), field("To")];
    if (low) low.value = next.min?.toString() ?? "";
    if (high) high.value = next.max?.toString() ?? "";
    setShown(next);
  };
  const any = name === "surface" ? t("facets.anySize") : t("facets.anyPrice");
  return (
    <FilterSection label={label} value={value ?? any} active={value !== undefined} className="filter-range">
      <fieldset ref={fields} onInput={readFields}>
        <legend className="visually-hidden">{label}</legend>
        {histogram && histogram.from.length > 1 && (
          <Bars histogram={histogram} range={shown} language={language}>
            {live && (
              <RangeSliders
                histogram={histogram}
                thumbs={thumbsOf(histogram, shown)}
                label={label}
                unit={unit}
                language={language}
                onMove={(thumbs) => moveTo(rangeOf(histogram, thumbs))}
              />
            )}
          </Bars>
        )}
        <div className="filter-ends">
          <End name={`${name}From`} label={from} placeholder={t("search.form.from")} value={range.min} />
          <span aria-hidden="true">–</span>
          <End name={`${name}To`} label={to} placeholder={t("search.form.to")} value={range.max} />
          <span aria-hidden="true" className="filter-unit">
            {unit}
          </span>
        </div>
      </fieldset>
      <button className="button button-dark filter-apply" type="submit">
        {t("facets.apply")}
      </button>
    </FilterSection>
  );
}

interface BarsProps {
  histogram: Histogram;
  range: Range;
  language: Language;
  children: ReactNode;
}

function Bars({ histogram, range, language, children }: BarsProps) {
  const { t } = useTranslation();
  const { from } = histogram;
  const { inside, outside } = drawHistogram(histogram, thumbsOf(histogram, range));
  return (
    <div className="histogram">
      <svg viewBox={`0 0 ${from.length} ${histogramHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="histogram-outside" d={outside} />
        <path d={inside} />
      </svg>
      {children}
      <p aria-hidden="true">
        <span>{formatNumber(from[0] ?? 0, language)}</span>
        <span>{t("facets.openEnd", { figure: formatNumber(from.at(-1) ?? 0, language) })}</span>
      </p>
    </div>
  );
}

interface EndProps {
  name: string;
  label: string;
  placeholder: string;
  value?: number;
}

function End({ name, label, placeholder, value }: EndProps) {
  return (
    <FilterInput
      name={name}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      value={value?.toString() ?? ""}
    />
  );
}
