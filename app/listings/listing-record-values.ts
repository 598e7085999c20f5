import { z } from "zod";
import { inEveryLanguage, languages } from "#app/i18n/languages.ts";
import { isVisible } from "#app/http/visible-text.ts";

/* What fields of a listing record are made of: texts, figures, prices, addresses. See listing-record.ts for their units. */

/** Marks that turn the writing direction, halves of characters, what undecodable bytes become, control characters. */
const unfit = String.raw`\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffd\u007f-\u009f`;
const oneLine = new RegExp(String.raw`^[^${unfit}\u0000-\u001f]*$`, "u");
/** Allows line ends and tabs. */
const manyLines = new RegExp(String.raw`^[^${unfit}\u0000-\u0008\u000b\u000c\u000e-\u001f]*$`, "u");
const unfitMessage = "has a control or damaged character (is the file UTF-8?)";

/** No language has as many marks on one letter (UAX 15, 13); to compose thousands takes seconds, so it is asked first. */
const overlaid = /\p{M}{31}/u;

/** Letters and signs of Western languages, composed already and without such marks: most of what feeds bring, and soon seen. */
// oxlint-disable-next-line no-control-regex -- whatever has no mark is among them
const western = /^[\u0000-\u02ff\u2010-\u2027\u202f-\u205e\u20ac]*$/;

const isOverlaid = (value: string) => !western.test(value) && overlaid.test(value);

/** Without white space around it, and composed. */
function tidy(value: string): string {
  const trimmed = value.trim();
  return western.test(trimmed) || overlaid.test(trimmed) ? trimmed : trimmed.normalize("NFC");
}

const checkedText = (max: number, pattern: RegExp) =>
  z
    .string()
    .overwrite(tidy)
    .refine((value) => !isOverlaid(value), {
      message: "has a letter with more than 30 marks on it",
      abort: true,
    })
    .min(1)
    .max(max)
    .regex(pattern, unfitMessage)
    .refine(isVisible, { message: "shows nothing: it has invisible characters only" });

export const text = (max: number) => checkedText(max, oneLine);
export const prose = (max: number) => checkedText(max, manyLines);

export const perLanguage = <T extends z.ZodType>(value: T) =>
  z
    .strictObject(inEveryLanguage(() => value.optional()))
    .refine((texts) => Object.values(texts).some((entry) => entry !== undefined), {
      message: `needs at least one of ${languages.join(", ")}`,
    })
    .meta({ minProperties: 1 });

/** A centimetre, a hundredth of a per cent. */
const leastFigure = 0.01;

/** EUR; a cent at least, more than the dearest building at most. */
export const amount = z.number().min(0.01).max(10_000_000_000);
/** 0 is the ground floor. */
export const floor = z.int().min(-10).max(200);
/** m² */
export const surface = z.number().min(1).max(10_000_000);
export const count = z.int().min(0).max(100_000);
export const year = z.int().min(1000).max(2100);
/** Of a size or a share that is there at all; the database knows nothing as small as a typing error can be. */
export const figure = (most: number) => z.number().min(leastFigure).max(most);
/** Of what may also be none: less than can be measured is none. */
export const figureOrNone = (most: number) =>
  z
    .number()
    .overwrite((value) => (value > 0 && value < leastFigure ? 0 : value))
    .min(0)
    .max(most);
/** ISO 8601 has a year 0, the calendar and the database have none. */
export const day = z.iso.date().regex(/^(?!0000)/, "must not lie in the year 0, which there never was");

/** A moment with its offset; other years are typing errors. Of what begins with no year, that it is no moment says enough. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((value) => !/^\d{4}-/.test(value) || value.startsWith("20"), { message: "must lie between 2000 and 2099" });

const onRequest = z.strictObject({ onRequest: z.literal(true) });

/** A price whose upper end, when there is one, is above the lower. */
const ordered = <T extends z.ZodType<{ amount: number; upTo?: number | undefined }>>(price: T) =>
  price.refine(({ amount, upTo }) => upTo === undefined || upTo >= amount, {
    path: ["upTo"],
    message: "must not be below amount",
  });

export const rent = z.union([
  ordered(
    z.strictObject({
      amount: amount.describe("the asking rent, or the lowest where units differ"),
      upTo: amount.optional().describe("the highest asking rent where units differ"),
      basis: z.enum(["m2", "total"]),
      period: z.enum(["year", "month"]),
      vatIncluded: z.boolean().default(false),
      chargesIncluded: z.boolean().default(false),
    }),
  ),
  onRequest,
]);

export const sale = z.union([
  ordered(
    z.strictObject({
      amount: amount.describe("the asking price, or the lowest where units differ"),
      upTo: amount.optional().describe("the highest asking price where units differ"),
      basis: z.enum(["m2", "total"]),
      regime: z.enum(["registration-duties", "vat"]).default("registration-duties"),
    }),
  ),
  onRequest,
]);

/** A web address without a user name in it: it may become a link. The pattern also stands in the JSON Schema. */
export const webAddress = (scheme: "https" | "https?") =>
  z
    .url({
      protocol: new RegExp(`^${scheme}$`),
      message: `must be an ${scheme === "https" ? "https" : "http or https"} address`,
    })
    .max(2000)
    .regex(new RegExp(String.raw`^${scheme}://[^\s@\\/?#]+(?:[/?#][^\s\\]*)?$`, "i"), "must be a plain web address");

export const httpsAddress = webAddress("https");

export const photoSource = text(2000).refine(isPhotoSource, {
  message: "must be an https address or a relative path beside the feed file",
});

/** What is an address for certain: to take each apart as a URL would be a tenth of what a line's check takes. */
const plainAddress = /^https:\/\/(?:(?!xn--)[a-z\d-]+\.)+[a-z]{2,}\/[\w./?&=%~,:;+-]*$/;

function isPhotoSource(source: string): boolean {
  if (plainAddress.test(source)) return true;
  if (/^[a-z][a-z0-9+.-]*:/i.test(source)) return httpsAddress.safeParse(source).success;
  return !/^[\\/]|\\/.test(source) && !source.split("/").includes("..");
}
