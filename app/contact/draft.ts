import { readPath } from "#app/i18n/paths.ts";
import { honeypotName } from "./contact-request.ts";
import type { DraftField } from "./kept-draft.ts";

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
