import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ChangeNotice } from "./load-saved-searches.server.ts";
import { maxStrategies } from "./strategy.ts";

/** Says above the list what was done to it, and undoes a deletion; what was changed of a search is said beside it. */
export function ListNotice({ notice, language }: { notice: ChangeNotice; language: Language }) {
  const { t } = useTranslation();
  const { change, id, name } = notice;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its search: go on reading here.
  useEffect(() => {
    if (change === "removed" || change === "restored") place.current?.focus();
  }, [change, id]);
  if (change === "renamed" || change === "frequency" || change === "updated") return null;
  return (
    <div ref={place} className="strategies-notice" role="status" tabIndex={-1}>
      {change === "full" ? (
        <Notice kind="problem">{t("strategies.notice.full", { count: maxStrategies })}</Notice>
      ) : change === "restored" ? (
        <Notice kind="success">{t("savedSearches.notice.restored")}</Notice>
      ) : (
        <Notice>
          <Form className="strategies-undo" method="post" action={href("my-saved-searches", language)}>
            <input type="hidden" name="strategy" value={id ?? ""} />
            <p>{t("savedSearches.notice.removed", { name })}</p>
            <Button look="quiet" type="submit" name="intent" value="restore">
              {t("savedSearches.notice.undo")}
            </Button>
          </Form>
        </Notice>
      )}
    </div>
  );
}
