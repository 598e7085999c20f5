import { useBeforeUnload, useBlocker, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";

/** Asks before a page is left whose form was changed and not sent. */
export function useUnsavedWarning(form: RefObject<HTMLFormElement>) {
  const { t } = useTranslation();
  const sending = useRef(false);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    const element = form.current;
    const onSubmit = () => (sending.current = true);
    element?.addEventListener("submit", onSubmit, { capture: true });
    return () => element?.removeEventListener("submit", onSubmit, { capture: true });
  }, [form]);
  useEffect(() => {
    // Refused, the form is there again.
    if (isIdle) sending.current = false;
  }, [isIdle]);

  const isChanged = useCallback(
    () =>
      !sending.current && [...(form.current?.elements ?? [])].some((element) => isField(element) && differs(element)),
    [form],
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isChanged()) event.preventDefault();
      },
      [isChanged],
    ),
  );
  const blocker = useBlocker(isChanged);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(t("account.profile.unsaved"))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function differs(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return field.type === "checkbox" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
