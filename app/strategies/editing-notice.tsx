import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { outcomeIn, savedFrom } from "./shown-outcome.ts";
import { saveCall } from "#app/http/save-wish.ts";
import { anchorOf } from "./strategy.ts";

interface EditingNoticeProps {
  /** The saved search that is being edited, and what it is called. */
  edited: { id: string; name: string };
  /** False for a search that can't be saved: it names a place that is not known. */
  canUpdate: boolean;
  language: Language;
}

/** Above the results: which saved search is being edited, and the form that gives it what the page looks for. */
export function EditingNotice({ edited: { id, name }, canUpdate, language }: EditingNoticeProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div className="strategy-editing">
      {outcomeIn(search) === "equal" && <Notice kind="problem">{t("strategies.edit.equal")}</Notice>}
      <Notice title={t("strategies.edit.title", { name })}>
        <p>
          <UnbrokenText text={t("strategies.edit.text")} />
        </p>
        <form className="strategy-editing-actions" method="post" action={saveCall}>
          <input type="hidden" name="from" value={savedFrom(pathname, search)} />
          <input type="hidden" name="strategy" value={id} />
          {canUpdate && (
            <Button look="dark" type="submit" name="intent" value="update">
              {t("strategies.edit.submit")}
            </Button>
          )}
          <LinkButton look="outline" href={`${href("my-saved-searches", language)}#${anchorOf(id)}`}>
            {t("strategies.edit.cancel")}
          </LinkButton>
        </form>
      </Notice>
    </div>
  );
}
