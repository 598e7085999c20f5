import { useForm, type DefaultValue, type SubmissionResult } from "@conform-to/react";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { formOnServer } from "./form-on-server.ts";
import type { Problems } from "./problems.ts";
import { useTellRefused } from "./refused-forms.ts";

interface SiteFormOptions<Fields extends Record<string, string>> {
  /** The form's id, where something outside of it names it; else it has one of its own. */
  id?: string;
  /** What the server said of the form sent without script. */
  lastResult?: SubmissionResult | null;
  defaultValue?: DefaultValue<Fields>;
  /**
   * What script does instead of sending the form to its page; undefined leaves it to the router or the browser.
   * @returns what is wrong, or nothing once it is done
   */
  run?: (fields: FormData, form: HTMLFormElement) => Promise<Problems | null>;
  /** What the form shows of what `run` throws. */
  explain?: (error: unknown) => Problems;
}

/**
 * A form that works as plain HTML, its errors beside the fields; with script it does its work itself, and shows what
 * goes wrong in the same places.
 */
export function useSiteForm<Fields extends Record<string, string>>(options: SiteFormOptions<Fields>) {
  const { lastResult, defaultValue, run, explain } = options;
  const ownId = useId();
  const id = options.id ?? ownId;
  const [ownResult, setOwnResult] = useState<SubmissionResult>();
  const [form, fields] = useFormHere<Fields>({ id, lastResult: ownResult ?? lastResult, defaultValue });

  useEffect(() => setOwnResult(undefined), [lastResult]);

  // What is being put right is no longer called wrong.
  const shownResult = ownResult ?? lastResult;
  useEffect(() => {
    const wrong = shownResult?.error;
    if (!wrong) return undefined;
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !("form" in target) || !("name" in target)) return;
      const { form, name } = target as HTMLInputElement;
      if (form?.id !== id) return;
      const right = name === "password" ? ["password", "confirmPassword"] : [name];
      if (!right.some((field) => Object.hasOwn(wrong, field))) return;
      const left = Object.entries(wrong).filter(([field]) => !right.includes(field));
      setOwnResult({ status: "error", error: Object.fromEntries(left) });
    };
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, [id, shownResult]);

  useTellRefused(id, Object.keys(form.allErrors).length > 0);

  const running = useRef(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!run) return;
    // Another button of the form leads somewhere else with it.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    if (running.current) return; // Twice pressed is once meant.
    running.current = true;
    const element = event.currentTarget;
    void run(new FormData(element), element)
      .catch((error: unknown) => {
        if (!explain) throw error;
        return explain(error);
      })
      .finally(() => (running.current = false))
      .then((problems) => {
        setOwnResult(problems ? { status: "error", error: problems } : undefined);
        if (problems) focusFirst(element, problems);
      });
  };

  return { form, fields, onSubmit };
}

interface FormState<Fields extends Record<string, string>> {
  id: string;
  lastResult: SubmissionResult | null | undefined;
  defaultValue: DefaultValue<Fields> | undefined;
}

function useFormInBrowser<Fields extends Record<string, string>>({ id, lastResult, defaultValue }: FormState<Fields>) {
  return useForm<Fields>({
    id,
    lastResult: lastResult ?? undefined,
    defaultValue,
    shouldRevalidate: "onSubmit",
    // The browser's own bubbles would come in the browser's language, and one at a time.
    defaultNoValidate: true,
  });
}

const useFormHere: typeof useFormInBrowser =
  typeof document === "undefined"
    ? // A form is rendered once there: it is the one or the other for as long as it lives.
      (given) => (given.lastResult ? useFormInBrowser(given) : formOnServer(given))
    : useFormInBrowser;

/**
 * What went wrong with a field is read out when the field gets the focus; what concerns the form is an alert.
 * @returns false when it concerns no field
 */
export function focusFirst(form: HTMLFormElement, problems: Record<string, unknown>): boolean {
  const first = [...form.elements].find(
    (element): element is HTMLInputElement => "name" in element && Boolean(problems[String(element.name)]),
  );
  first?.focus({ preventScroll: true });
  // With its label and message, also where it had the focus before and the page was scrolled since.
  first?.closest(".field")?.scrollIntoView({ block: "nearest" });
  return first !== undefined;
}
