import type { neededKeys } from "#app/http/framework-started.ts";
import { readPath } from "#app/i18n/paths.ts";
import { honeypotName } from "./contact-request.ts";

/** Where the browser keeps what was typed, from the page in one language to the same in another: named on the page about cookies. */
export const draftKey: (typeof neededKeys)[number] = "contact-draft";

/** What of `sessionStorage` is needed here; a browser may refuse all of it. */
type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A field of the form, with its value as it is sent; of a box, whether it is ticked. */
export type DraftField = readonly [name: string, value: string, checked?: boolean];

/**
 * What a form is about, whatever the language of its page: a listing, an agency, what is compared, or the operator.
 * @param path of the page that the form stands on, with its query
 */
export function subjectOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://here.invalid");
  const read = readPath(pathname);
  const named = ["compare", "write", "agent"].map((name) => searchParams.get(name)).filter(Boolean);
  return [read?.page ?? pathname, read?.params.reference?.toLowerCase(), ...named].filter(Boolean).join(" ");
}

/** Keeps what was typed about something, until the next page with such a form. */
export function keepDraft(storage: BrowserStorage, subject: string, fields: readonly DraftField[]): void {
  storage.setItem(draftKey, JSON.stringify({ subject, fields }));
}

/**
 * What was typed about something on the page before; whatever is kept is kept no longer. It may be anybody's doing.
 * @returns nothing where nothing is kept, or it is about something else
 */
export function takeDraft(storage: BrowserStorage, subject: string): DraftField[] {
  const kept = storage.getItem(draftKey);
  if (kept === null) return [];
  storage.removeItem(draftKey);
  try {
    const read = JSON.parse(kept) as { subject?: unknown; fields?: unknown } | null;
    return read?.subject === subject && Array.isArray(read.fields) ? read.fields.filter(isField) : [];
  } catch {
    return [];
  }
}

function isField(field: unknown): field is DraftField {
  return Array.isArray(field) && typeof field[0] === "string" && typeof field[1] === "string";
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.type !== "hidden" &&
      element.name !== "" &&
      element.name !== honeypotName,
  );
}

/** What stands in the fields that people fill in. */
export function fieldsOf(form: HTMLFormElement): DraftField[] {
  return controlsOf(form).map((control) =>
    isBox(control) ? [control.name, control.value, control.checked] : [control.name, control.value],
  );
}

/** Puts what was typed before into the fields of the same names. */
export function fillIn(form: HTMLFormElement, fields: readonly DraftField[]): void {
  for (const control of controlsOf(form)) {
    const field = fields.find(([name, value]) => name === control.name && (!isBox(control) || value === control.value));
    if (!field) continue;
    if (isBox(control)) control.checked = field[2] === true;
    else control.value = field[1];
  }
}
