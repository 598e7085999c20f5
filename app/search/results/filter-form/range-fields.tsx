import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDecimal } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Histogram } from "#app/search-index/facets.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import type { RangeControl } from "#app/filters/filter.ts";
import type { FilterName } from "#app/filters/filters.ts";
import { endsOf, type RefusedNumbers } from "#app/filters/form-fields.ts";
import { readRange, type Range } from "#app/filters/ranges.ts";
import { readFigure } from "#app/filters/read-figure.ts";
import { FilterInput } from "./filter-input.tsx";
import { drawHistogram, histogramHeight, isTelling, rangeOf, thumbsOf } from "./histogram.ts";
import { RangeSliders } from "./range-sliders.tsx";

interface RangeFieldsProps {
  name: FilterName;
  control: RangeControl;
  query: SearchQuery;
  /** What was typed in the form's fields that is no number: it stays there, and the field says so. */
  refused: RefusedNumbers;
  histogram: Histogram | undefined;
  /** True once script runs: then there are sliders as well. */
  live: boolean;
  language: Language;
  /** What it is called beside another; by its label, when not given. */
  legend?: string | undefined;
}

/** A range as two number fields below a histogram of what there is; two sliders move along it. */
export function RangeFields({ name, control, query, refused, histogram, live, language, legend }: RangeFieldsProps) {
  const { t } = useTranslation();
  const ends = endsOf(name);
  const label = legend ?? control.label(t);
  const unit = control.unit(query, t);
  const range = readRange(String(query[name] ?? ""), control.single) ?? {};
  const [shown, setShown] = useState(range);
  useEffect(() => setShown({ min: range.min, max: range.max }), [range.min, range.max]);
  const fields = useRef<HTMLFieldSetElement>(null);
  const field = (end: "from" | "to") => fields.current?.querySelector<HTMLInputElement>(`[name=${ends[end]}]`);
  const figureIn = (end: "from" | "to") => readFigure(field(end)?.value, control).figure;
  const readFields = () => setShown({ min: figureIn("from"), max: figureIn("to") });
  const moveTo = (next: Range) => {
    const [low, high] = [field("from"), field("to")];
    if (low) low.value = next.min?.toString() ?? "";
    if (high) high.value = next.max?.toString() ?? "";
    setShown(next);
  };
  return (
    <fieldset ref={fields} onInput={readFields}>
      <legend className="visually-hidden">{label}</legend>
      {histogram && isTelling(histogram) && (
        <Bars histogram={histogram} range={shown} language={language}>
          {live && (
            <RangeSliders
              histogram={histogram}
              thumbs={thumbsOf(histogram, shown)}
              label={label}
              inWords={(figure) => control.inWords(figure, query, language, t)}
              onMove={(thumbs) => moveTo(rangeOf(histogram, thumbs))}
            />
          )}
        </Bars>
      )}
      <div className="filter-ends">
        <End
          name={ends.from}
          decimals={control.decimals}
          label={control.from(t)}
          placeholder={t("search.form.from")}
          value={range.min}
          refused={refused[ends.from]}
        />
        <span aria-hidden="true">–</span>
        <End
          name={ends.to}
          decimals={control.decimals}
          label={control.to(t)}
          placeholder={t("search.form.to")}
          value={range.max}
          refused={refused[ends.to]}
        />
        <span aria-hidden="true" className="filter-unit">
          {unit}
        </span>
      </div>
      <Refused name={ends.from} label={control.from(t)} text={refused[ends.from]} />
      <Refused name={ends.to} label={control.to(t)} text={refused[ends.to]} />
    </fieldset>
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
        <span>{formatDecimal(from[0] ?? 0, language)}</span>
        <span>{t("facets.openEnd", { figure: formatDecimal(from.at(-1) ?? 0, language) })}</span>
      </p>
    </div>
  );
}

interface EndProps {
  name: string;
  decimals: number;
  label: string;
  placeholder: string;
  value: number | undefined;
  /** What was typed here that is no number. */
  refused: string | undefined;
}

function End({ name, decimals, label, placeholder, value, refused }: EndProps) {
  return (
    <FilterInput
      name={name}
      inputMode={decimals > 0 ? "decimal" : "numeric"}
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

function Refused({ name, label, text }: { name: string; label: string; text: string | undefined }) {
  const { t } = useTranslation();
  if (text === undefined) return null;
  return (
    <p className="field-error" id={refusedId(name)}>
      {t("search.notNumber", { label, text })}
    </p>
  );
}
