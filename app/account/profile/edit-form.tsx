import { useNavigation, Form } from "@remix-run/react";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CancelLink } from "./profile-section.tsx";
import type { Intent } from "./sections.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

interface EditFormProps {
  id: string;
  intent: Intent;
  language: Language;
  /** Of the part that the form belongs to. */
  anchor: string;
  submit?: string;
  children: ReactNode;
}

/** A form of My Account with its two ways out: save, or leave it as it was. */
export function EditForm({ id, intent, language, anchor, submit, children }: EditFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const saving = useNavigation().formData?.get("intent") === intent;
  useUnsavedWarning(form);
  return (
    <Form
      ref={form}
      className="account-form"
      id={id}
      method="post"
      action={href("profile", language)}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className="profile-actions">
        <Button type="submit" aria-disabled={saving}>
          {saving ? t("account.profile.saving") : (submit ?? t("account.profile.save"))}
        </Button>
        <CancelLink language={language} anchor={anchor} />
      </div>
    </Form>
  );
}
