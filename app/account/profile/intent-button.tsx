import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import type { Intent } from "./sections.ts";

interface IntentButtonProps {
  intent: Intent;
  language: Language;
  label: string;
  /** The label with what it is about, for who hears it by itself. */
  name?: string;
  /** The id of what it is done to, where there are several. */
  about?: string;
  /** What pressing it does, where the label does not say all. */
  hint?: string;
  look?: ButtonLook;
}

/** A form of My Account that is nothing but its button. */
export function IntentButton({ intent, language, label, name, about, hint, look = "outline" }: IntentButtonProps) {
  const id = useId();
  const sent = useNavigation().formData;
  const busy = sent?.get("intent") === intent && (sent.get("about") ?? undefined) === about;
  return (
    <Form className="profile-intent" method="post" action={href("profile", language)} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {about && <input type="hidden" name="about" value={about} />}
      <Button look={look} type="submit" aria-disabled={busy} aria-label={name} aria-describedby={hint && id}>
        {label}
      </Button>
      {hint && (
        <p className="field-hint" id={id}>
          <UnbrokenText text={hint} />
        </p>
      )}
    </Form>
  );
}
