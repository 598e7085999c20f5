import { Meta } from "@remix-run/react";
import { Children, cloneElement, isValidElement, useContext, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";

/**
 * What a page says in its head. Where one of its forms was not taken, its title begins with that, as a screen reader reads
 * the title first (GOV.UK: “Add ‘Error: ’ to the beginning of the page title”): without script nothing else is heard of it.
 * Remix tells a page's `meta` nothing of what its action answered; its own component reads the router's state as well.
 */
export function PageMetaTags() {
  const { t } = useTranslation();
  const tags = Meta() as ReactElement<{ children: ReactNode }>;
  const state = useContext(RouterState);
  if (!state?.actionData || state.errors || !Object.values(state.actionData).some(isRefusal)) return tags;
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

function isRefusal(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  const { lastResult, problem, unsent } = answer as Refusal;
  return Boolean(lastResult?.error ?? problem ?? unsent);
}
