import { Meta } from "@remix-run/react";
import { Children, cloneElement, isValidElement, useContext, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";
import { useAnyRefused } from "#app/forms/refused-forms.ts";

/**
 * What a page says in its head. Where one of its forms was not taken, its title begins with that, as a screen reader reads
 * the title first (GOV.UK: “Add ‘Error: ’ to the beginning of the page title”): without script nothing else is heard of it.
 * With script it goes with what the forms show. Remix tells a page's `meta` nothing of what its action answered; its own
 * component reads the router's state as well.
 */
export function PageMetaTags() {
  const { t } = useTranslation();
  const tags = Meta() as ReactElement<{ children: ReactNode }>;
  const state = useContext(RouterState);
  const isShown = useAnyRefused();
  const answers = Object.values(state?.actionData ?? {});
  const isRefused =
    (isShown ?? answers.some(hasWrongFields)) ||
    answers.some(hasProblem) ||
    Object.values(state?.loaderData ?? {}).some(hasRefusedForm);
  if (!isRefused || state?.errors) return tags;
  return (
    <>
      {Children.map(tags.props.children, (tag) =>
        isValidElement<{ children: string }>(tag) && tag.type === "title"
          ? cloneElement(tag, undefined, t("shell.form.refusedTitle", { title: tag.props.children }))
          : tag,
      )}
    </>
  );
}

/** What actions answer of a form that was not taken: what is wrong with its fields, or with the whole. */
interface Refusal {
  lastResult?: { error?: object | null } | null;
  problem?: string | null;
  unsent?: object;
}

/** What loaders say of a form that asks by the address. */
interface LoadedForm {
  refusedForm?: boolean;
}

const isObject = (answer: unknown): answer is object => typeof answer === "object" && answer !== null;

const hasWrongFields = (answer: unknown) => isObject(answer) && Boolean((answer as Refusal).lastResult?.error);

function hasProblem(answer: unknown): boolean {
  if (!isObject(answer)) return false;
  const { problem, unsent } = answer as Refusal;
  return Boolean(problem ?? unsent);
}

const hasRefusedForm = (loaded: unknown) => isObject(loaded) && (loaded as LoadedForm).refusedForm === true;
