import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, type RefObject } from "react";
import { useTranslation } from "react-i18next";

/** Asks before a page is left whose form was changed and not sent. */
export function useUnsavedWarning(form: RefObject<HTMLFormElement>) {
  const { t } = useTranslation();
  const isChanged = useCallback(
    () => [...(form.current?.elements ?? [])].some((element) => isField(element) && differs(element)),
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
  const blocker = useBlocker(
    useCallback(
      ({ nextLocation, currentLocation }: { nextLocation: Place; currentLocation: Place }) =>
        isLeft(currentLocation, nextLocation) && isChanged(),
      [isChanged],
    ),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(t("account.profile.unsaved"))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}

interface Place {
  pathname: string;
  search: string;
}

/** What the server answers to the form itself is the same page, or says what was done. */
function isLeft(here: Place, next: Place): boolean {
  return here.pathname !== next.pathname || (here.search !== next.search && !next.search.startsWith("?done="));
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
