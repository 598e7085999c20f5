import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountView } from "#app/http/account-views.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { Notice } from "#app/ui/notice.tsx";
import type DialogView from "./dialog-view.tsx";
import { sendWish } from "./send-wish.ts";
import { useAccountDialog } from "./use-account-dialog.ts";

type Forms = typeof DialogView;

let known: Forms | undefined;

/**
 * The dialog's forms and their texts. The texts are not awaited by the module of the forms: one that fails while it is
 * evaluated fails for good, where what could not be had is to be asked for again.
 * @throws when either can't be had
 */
export async function loadDialogContent(): Promise<Forms> {
  const [forms] = await Promise.all([import("./dialog-view.tsx"), loadTexts("account")]);
  return (known = forms.default);
}

/**
 * What stands in the dialog: its forms once they are there, asked for at each opening until they are. Where they can't be
 * had, the page of the view's name takes over, which needs no script; what was to be saved is sent on the way there as by the
 * button's form, so that it is saved afterwards. Without a network that would only leave this page, so it says so, and asks
 * again once there is one.
 */
export function DialogContent({ view }: { view: AccountView }) {
  const { t } = useTranslation();
  const { linkTo, toSave, close } = useAccountDialog();
  // In an object: a state that is a function would be called.
  const [{ Forms }, setForms] = useState<{ Forms: Forms | undefined }>({ Forms: known });
  const [isOffline, setOffline] = useState(false);
  const page = linkTo(view).href;
  useEffect(() => {
    if (Forms || isOffline) return;
    let isClosed = false;
    loadDialogContent().then(
      (loaded) => !isClosed && setForms({ Forms: loaded }),
      () => {
        if (isClosed) return;
        if (!navigator.onLine) setOffline(true);
        // From the page beneath: Back would lead to the dialog, and from there here again.
        else if (toSave) close({ then: () => sendWish(toSave) });
        else window.location.replace(page);
      },
    );
    return () => {
      isClosed = true;
    };
  }, [Forms, isOffline, page, toSave, close]);
  useEffect(() => {
    if (!isOffline) return;
    const onOnline = () => setOffline(false);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isOffline]);
  if (Forms) return <Forms view={view} />;
  return (
    <>
      {/* What names the dialog, and leaves room for its button, until the forms' own heading does. */}
      <hgroup className="account-heading">
        <h2 id="account-dialog-heading">{t(view === "login" ? "shell.account.login" : "shell.account.account")}</h2>
      </hgroup>
      {isOffline ? (
        <Notice kind="problem">{t("shell.accountDialog.offline")}</Notice>
      ) : (
        <p role="status">{t("shell.accountDialog.loading")}</p>
      )}
    </>
  );
}
