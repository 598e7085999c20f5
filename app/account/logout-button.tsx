import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { forgetNeeded } from "#app/http/rendering/framework-started.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { useAuth } from "./auth-state.tsx";

/**
 * Logs out and returns to the language's home page (specification, section 2); a form, so that it works without script.
 * The page is loaded anew: the document that was left still has what it knew of the person (decision 014).
 */
export function LogoutButton({ language }: { language: Language }) {
  const { t } = useTranslation();
  const { busy, logout } = useAuth();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    forgetNeeded();
    logout()
      .then(() => window.location.assign(href("home", language)))
      .catch(() => form.submit()); // The server shows what is wrong.
  };
  return (
    <form className="logout" method="post" action="/api/user/logout" onSubmit={onSubmit}>
      <input type="hidden" name="language" value={language} />
      <Button look="quiet" type="submit" aria-disabled={busy.logout}>
        {busy.logout ? t("shell.account.loggingOut") : t("shell.account.logout")}
      </Button>
    </form>
  );
}
