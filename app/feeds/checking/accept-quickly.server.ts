import type { z } from "zod";

/** Whether a value fits is for zod to say, and why it does not. */
export const unsure = Symbol("unsure");

/** Gives a value as zod would have read it, or {@link unsure}. */
type Reader = (value: unknown) => unknown;

/**
 * Reads what fits a schema as zod does, in a third of the time: straight down, without an account of each part's faults. Whatever
 * does not fit, and whatever fits in a way that isn't known here, is left to zod.
 * @returns the value as `schema.parse` gives it, with the fields in the same order; or {@link unsure}
 */
export function acceptsQuickly<T>(schema: z.ZodType<T>): (value: unknown) => T | typeof unsure {
  return readerOf(schema) as (value: unknown) => T | typeof unsure;
}

function readerOf(schema: z.core.$ZodType): Reader {
  const checks = checksOf(schema);
  const read = partsOf(schema as z.core.$ZodTypes);
  if (!read) return (value) => readByZod(schema, value);
  if (checks.length === 0) return read;
  return (given) => {
    let value = read(given);
    for (let index = 0; index < checks.length && value !== unsure; index++) value = checks[index]!(value);
    return value;
  };
}

/** What a value is read by before its checks; undefined for what isn't known here. */
function partsOf({ _zod: { def } }: z.core.$ZodTypes): Reader | undefined {
  switch (def.type) {
    case "string":
      return isCoerced(def) ? undefined : (value) => (typeof value === "string" ? value : unsure);
    case "number":
      return isCoerced(def) ? undefined : (value) => (Number.isFinite(value) ? value : unsure);
    case "boolean":
      return isCoerced(def) ? undefined : (value) => (typeof value === "boolean" ? value : unsure);
    case "enum":
      return oneOf(Object.values(def.entries));
    case "literal":
      return oneOf(def.values);
    case "optional":
      return withoutDefault(def.innerType);
    case "default": {
      const read = readerOf(def.innerType);
      // Asked each time: an object is not to be the same one in two records.
      return (value) => (value === undefined ? def.defaultValue : read(value));
    }
    case "array":
      return listOf(readerOf(def.element));
    case "object":
      return isStrict(def) ? objectOf(def.shape) : undefined;
    case "union":
      return "discriminator" in def || def.inclusive === false ? undefined : firstOf(def.options.map(readerOf));
    default:
      return undefined;
  }
}

function isCoerced(def: object): boolean {
  return "coerce" in def && def.coerce === true;
}

function isStrict({ catchall }: z.core.$ZodObjectDef): boolean {
  return catchall?._zod.def.type === "never";
}

function oneOf(values: readonly unknown[]): Reader | undefined {
  // A set of numbers takes NaN and -0, too.
  if (!values.every((value) => typeof value === "string" || typeof value === "boolean")) return undefined;
  const known = new Set<unknown>(values);
  return (value) => (known.has(value) ? value : unsure);
}

function withoutDefault(inner: z.core.$ZodType): Reader | undefined {
  if (inner._zod.optin !== undefined) return undefined;
  const read = readerOf(inner);
  return (value) => (value === undefined ? undefined : read(value));
}

function listOf(read: Reader): Reader {
  return (value) => {
    if (!Array.isArray(value)) return unsure;
    const entries: unknown[] = [];
    for (const given of value as unknown[]) {
      const entry = read(given);
      if (entry === unsure) return unsure;
      entries.push(entry);
    }
    return entries;
  };
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>): Reader {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, read: readerOf(schema) }));
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return unsure;
    const given = value as Readonly<Record<string, unknown>>;
    const result: Record<string, unknown> = {};
    let known = 0;
    for (const { key, read } of fields) {
      const field = given[key];
      const isGiven = field !== undefined || Object.hasOwn(given, key);
      if (isGiven) known++;
      const entry = read(field);
      if (entry === unsure) return unsure;
      if (entry !== undefined || isGiven) result[key] = entry;
    }
    // A field that isn't known, or one of a name that objects have by themselves.
    return Object.keys(given).length === known ? result : unsure;
  };
}

function firstOf(options: readonly Reader[]): Reader {
  return (value) => {
    for (const read of options) {
      const result = read(value);
      if (result !== unsure) return result;
    }
    return unsure;
  };
}

function readByZod(schema: z.core.$ZodType, value: unknown): unknown {
  const result = schema._zod.run({ value, issues: [] }, { async: false });
  return result instanceof Promise || result.issues.length > 0 ? unsure : result.value;
}

/** In zod's order: a format is its own first check. */
function checksOf(schema: z.core.$ZodType): Reader[] {
  const own = schema._zod.traits.has("$ZodCheck") ? [schema as unknown as z.core.$ZodCheck] : [];
  return [...own, ...(schema._zod.def.checks ?? [])].map(checkOf);
}

/** Formats that are no more than their pattern. */
const patterned = new Set(["regex", "email", "date", "datetime"]);

function checkOf(check: z.core.$ZodCheck): Reader {
  const byZod: Reader = (value) => checkByZod(check, value);
  const { def } = (check as unknown as z.core.$ZodChecks | z.core.$ZodCustom)._zod;
  // Lengths are counted in characters, and those beyond 16 bits count as two here: enough to be sure, or not.
  const lengthOf = (value: unknown) => (typeof value === "string" ? value.length : Number.NaN);
  switch (def.check) {
    case "overwrite":
      return (value) => def.tx(value);
    case "max_length":
      return (value) => (lengthOf(value) <= def.maximum ? value : byZod(value));
    case "min_length":
      return (value) => (lengthOf(value) >= 2 * def.minimum ? value : byZod(value));
    case "string_format": {
      const { pattern } = def;
      if (!patterned.has(def.format) || !pattern || pattern.global || pattern.sticky) return byZod;
      return (value) => (pattern.test(value as string) ? value : unsure);
    }
    case "greater_than":
      if (typeof def.value !== "number") return byZod;
      return def.inclusive
        ? (value) => ((value as number) >= (def.value as number) ? value : unsure)
        : (value) => ((value as number) > (def.value as number) ? value : unsure);
    case "less_than":
      if (typeof def.value !== "number") return byZod;
      return def.inclusive
        ? (value) => ((value as number) <= (def.value as number) ? value : unsure)
        : (value) => ((value as number) < (def.value as number) ? value : unsure);
    case "number_format":
      return def.format === "safeint" ? (value) => (Number.isSafeInteger(value) ? value : unsure) : byZod;
    case "custom":
      // One that says itself what is wrong has no such function.
      return "fn" in def && !def.when ? (value) => (def.fn(value) === true ? value : byZod(value)) : byZod;
    default:
      return byZod;
  }
}

/** A check of one's own, and whatever isn't known here: it reads a value that nothing was wrong with so far. */
function checkByZod({ _zod: zod }: z.core.$ZodCheck, value: unknown): unknown {
  const payload = { value, issues: [] } as unknown as z.core.ParsePayload<never>;
  if (zod.def.when && !zod.def.when(payload)) return value;
  const later = zod.check(payload);
  return later instanceof Promise || payload.issues.length > 0 ? unsure : payload.value;
}
