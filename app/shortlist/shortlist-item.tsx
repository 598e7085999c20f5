import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { anchorOf } from "#app/listings/reference.ts";
import { href } from "#app/i18n/paths.ts";
import { Card } from "#app/listings/card.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ShortlistItemView } from "./load-shortlist.server.ts";
import { compareForm, longestNote } from "./shortlist.ts";

interface ShortlistItemProps {
  item: ShortlistItemView;
  language: Language;
  /** False for whom is signed out: notes are an account's. */
  canNote: boolean;
  isChosen: boolean;
  /** True when its note has just been written. */
  isNoted: boolean;
}

/** A kept listing: its card, what has become of it, its note, a box to compare it and a button to let go of it. */
export function ShortlistItem({
  item: { card, note, gone },
  language,
  canNote,
  isChosen,
  isNoted,
}: ShortlistItemProps) {
  const { t } = useTranslation();
  const { reference, title } = card;
  const path = href("shortlist", language);
  const hint = `hint-${reference}`;
  return (
    <li id={anchorOf(reference)} className="shortlist-item">
      <Card view={card} />
      {gone && <p className="shortlist-gone">{gone}</p>}
      <div className="shortlist-actions">
        <label className="check">
          <input
            type="checkbox"
            form={compareForm}
            name="compare"
            value={reference}
            defaultChecked={isChosen}
            aria-label={t("shortlistPage.compare.chooseNamed", { title })}
          />
          <span aria-hidden="true">{t("shortlistPage.compare.choose")}</span>
        </label>
        <Form method="post" action={path}>
          <input type="hidden" name="reference" value={reference} />
          <Button
            look="quiet"
            type="submit"
            name="intent"
            value="remove"
            aria-label={t("shortlistPage.removeNamed", { title })}
          >
            {t("shortlistPage.remove")}
          </Button>
        </Form>
      </div>
      {canNote && (
        <Form className="shortlist-note" method="post" action={path} preventScrollReset>
          <input type="hidden" name="reference" value={reference} />
          <label className="field">
            <span className="field-label">{t("shortlistPage.note.label")}</span>
            <textarea
              key={note}
              className="input"
              name="note"
              rows={2}
              maxLength={longestNote}
              defaultValue={note}
              aria-label={t("shortlistPage.note.labelNamed", { title })}
              aria-describedby={hint}
            />
          </label>
          <p className="field-hint" id={hint}>
            {t("shortlistPage.note.hint", { count: longestNote })}
          </p>
          <p>
            <Button look="quiet" type="submit" name="intent" value="note">
              {t("shortlistPage.note.save")}
            </Button>{" "}
            <span className="shortlist-done" role="status">
              {isNoted && t("shortlistPage.note.saved")}
            </span>
          </p>
        </Form>
      )}
    </li>
  );
}
