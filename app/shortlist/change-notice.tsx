import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ChangeNotice as ChangeView } from "./load-shortlist.server.ts";
import { mostOnAccount } from "./shortlist.ts";

/** Says above the list what was done to it, and undoes a removal; a written note is said beside it. */
export function ChangeNotice({ notice, language }: { notice: ChangeView; language: Language }) {
  const { t } = useTranslation();
  const { change, reference, title } = notice;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its listing: go on reading here.
  useEffect(() => {
    if (change !== "noted") place.current?.focus();
  }, [change, reference]);
  if (change === "noted") return null;
  return (
    <div ref={place} className="shortlist-notice" role="status" tabIndex={-1}>
      {change === "full" ? (
        <Notice kind="problem">{t("shortlist.outcome.full", { count: mostOnAccount })}</Notice>
      ) : change === "restored" ? (
        <Notice kind="success">{t("shortlistPage.notice.restored", { title })}</Notice>
      ) : (
        <Notice>
          <Form className="shortlist-undo" method="post" action={href("shortlist", language)}>
            <input type="hidden" name="reference" value={reference} />
            <p>{t("shortlistPage.notice.removed", { title })}</p>
            <Button look="quiet" type="submit" name="intent" value="restore">
              {t("shortlistPage.notice.undo")}
            </Button>
          </Form>
        </Notice>
      )}
    </div>
  );
}
