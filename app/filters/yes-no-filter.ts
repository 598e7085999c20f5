import type { Field } from "./condition.ts";
import type { Filter } from "./filter.ts";
import { say, type ControlTexts, type FilterWith } from "./filter-texts.ts";

interface YesNoOptions extends Pick<Filter, "names" | "types" | "isInBar" | "section"> {
  /** Under which its texts stand in `filters`. */
  name: FilterWith<ControlTexts & { clause: string }>;
  /** Where a listing has it. */
  field: Field;
  /** Words of a sentence that ask for it, in the three languages, with commas. */
  saidAs?: string;
}

const yes = /^(?:true|yes|oui|ja|on|1)$/i;

/** A filter by something that a listing must have; one that does not say so has it not. */
export function yesNoFilter({ name, field, saidAs, ...rest }: YesNoOptions): Filter<true> {
  return {
    ...rest,
    read: (raw) => (yes.test(raw.trim()) ? true : undefined),
    anonymous: (written) => (yes.test(written) ? "true" : undefined),
    fields: { [name]: { ...field, as: "flag" } },
    told: (_, __, { t }) => say(t, name, "clause"),
    conditions: () => [{ kind: "range", range: { min: 1 }, of: [{ low: name, high: name }] }],
    ...(saidAs !== undefined && { saidAs: [{ words: saidAs, value: true }] }),
    control: {
      kind: "choices",
      label: (t) => say(t, name, "label"),
      any: (t) => say(t, name, "any"),
      values: () => ({ yes: true }),
      options: (value, { t }) => {
        const chosen = value === true;
        return [{ key: "yes", label: say(t, name, "clause"), value: chosen ? undefined : true, chosen }];
      },
    },
    chips: (_, { t }) => [{ label: say(t, name, "clause") }],
    clause: (_, { t }) => say(t, name, "clause"),
  };
}
