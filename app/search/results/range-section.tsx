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
  /** What was typed at either end that is no number: it stays there, and the field says so. */
  refused: { from: string | undefined; to: string | undefined };
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
  refused,
  histogram,
  live,
  language,
}: RangeSectionProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(range);
  useEffect(() => setShown({ min: range.min, max: range.max }), [range.min, range.max]);
  const fields = useRef<HTMLFieldSetElement>(null);
  const field = (end: "From" | "To") => fields.current?.querySelector<HTMLInputElement>(`[name=${name}${end}]`);
  const readFields = () =>
    setShown({ min: readField(field("From")?.value).figure, max: readField(field("To")?.value).figure });
  const moveTo = (next: Range) => {
    const [low, high] = [field("From"), field("To")];
    if (low) low.value = next.min?.toString() ?? "";
    if (high) high.value = next.max?.toString() ?? "";
    setShown(next);
  };
  const any = name === "surface" ? t("facets.anySize") : t("facets.anyPrice");
  return (
    <FilterSection
      label={label}
      value={value ?? any}
      active={value !== undefined}
      className="filter-range"
      asks={refused.from ?? refused.to}
    >
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
          <End
            name={`${name}From`}
            label={from}
            placeholder={t("search.form.from")}
            value={range.min}
            refused={refused.from}
          />
          <span aria-hidden="true">–</span>
          <End name={`${name}To`} label={to} placeholder={t("search.form.to")} value={range.max} refused={refused.to} />
          <span aria-hidden="true" className="filter-unit">
            {unit}
          </span>
        </div>
        <Refused name={`${name}From`} text={refused.from} />
        <Refused name={`${name}To`} text={refused.to} />
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
  value: number | undefined;
  /** What was typed here that is no number. */
  refused: string | undefined;
}

function End({ name, label, placeholder, value, refused }: EndProps) {
  return (
    <FilterInput
      name={name}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      value={refused ?? value?.toString() ?? ""}
      aria-invalid={refused !== undefined || undefined}
      aria-describedby={refused === undefined ? undefined : refusedId(name)}
    />
  );
}

const refusedId = (name: string) => `${name}-refused`;

function Refused({ name, text }: { name: string; text: string | undefined }) {
  const { t } = useTranslation();
  if (text === undefined) return null;
  return (
    <p className="field-error" id={refusedId(name)}>
      {t("search.notNumber", { text })}
    </p>
  );
}
