import { useLocation, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { useAuth } from "#app/account/auth-state.tsx";
import { languageOfPath } from "#app/i18n/languages.ts";
import { prepareAccountDialog } from "#app/account/dialog/account-dialog.tsx";
import { useAccountDialog } from "#app/account/dialog/use-account-dialog.ts";
import { saveCall, type SaveWish } from "#app/http/save-wish.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { outcomeIn, savedFrom } from "./shown-outcome.ts";
import type { SaveAnswer } from "./strategy.ts";

/** What a press on the button waits for: the dialog to open, or somebody to sign in there. */
type Wish = "dialog" | "sign-in" | null;

/**
 * Saves the search of the page that is shown, takes it off the saved searches, or brings it back. With script in place and without leaving the page; whoever is signed out
 * gets the account dialog, and once it is through the search is saved. What fails is left to the form itself.
 * @returns `isShut` once the visitor has put away what was last said
 */
export function useSaveSearch() {
  const { pathname, search } = useLocation();
  const { user } = useAuth();
  const { asked, show } = useAccountDialog();
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState<Wish>(null);
  /** Pressed a second time meanwhile, the dialog would stand in the history twice, and closing it lead back to it. */
  const isAsking = useRef(false);
  /** What the dialog is to save, once it may open. */
  const [toSave, setToSave] = useState<SaveWish | null>(null);
  const [answer, setAnswer] = useState<Partial<SaveAnswer>>({});
  const [isShut, setShut] = useState(false);
  const isMember = user?.profile === "complete";
  const from = savedFrom(pathname, search);

  const act = useCallback(async (fields: URLSearchParams, sent: HTMLFormElement | null) => {
    try {
      const [answer] = await Promise.all([ask(fields), loadSheets("justSaved")]);
      setAnswer(answer);
      setShut(false);
    } catch {
      sendAsForm(fields, sent); // The server leads on: to log in, or to what is wrong.
    }
  }, []);

  useEffect(() => {
    if (wish === null) return;
    if (isMember) {
      setWish(null);
      void act(new URLSearchParams({ intent: "save", from }), form.current);
    } else if (asked !== null) {
      setWish("sign-in");
    } else if (wish === "sign-in") {
      setWish(null); // The dialog was closed.
    }
  }, [wish, isMember, asked, act, from]);

  // Over the page of that moment, and not before it stands: what was chosen while the server was asked would be lost. Over
  // another search it does not open: that has a button of its own, and this one is gone.
  useEffect(() => {
    if (toSave === null || state !== "idle") return;
    setToSave(null);
    setWish("dialog");
    show(user ? "complete-profile" : "login", { toSave });
  }, [toSave, state, user, show]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget, submitter)) {
      if (typeof value === "string") fields.set(name, value);
    }
    if (isMember || fields.get("intent") !== "save") return void act(fields, event.currentTarget);
    void signInFirst(fields, event.currentTarget);
  };

  const signInFirst = async (fields: URLSearchParams, sent: HTMLFormElement) => {
    if (isAsking.current) return;
    isAsking.current = true;
    prepareAccountDialog();
    try {
      const words = await keepWish(fields);
      setToSave({ from, words, language: languageOfPath(pathname) });
    } catch {
      sendAsForm(fields, sent);
    } finally {
      isAsking.current = false;
    }
  };

  const shut = useCallback(() => setShut(true), []);

  return { form, from, onSubmit, ...answer, saidOutcome: outcomeIn(search), isShut, shut };
}

async function ask(fields: URLSearchParams): Promise<SaveAnswer> {
  const answer = await fetch(saveCall, { method: "POST", headers: { Accept: "application/json" }, body: fields });
  if (!answer.ok && answer.status !== 409) throw new Error(`${saveCall} answered ${answer.status}`);
  return (await answer.json()) as SaveAnswer;
}

/** Has the server keep what is to be saved, and say it in words. */
async function keepWish(fields: URLSearchParams): Promise<string> {
  const answer = await fetch(saveCall, { method: "POST", headers: { Accept: "application/json" }, body: fields });
  if (answer.status !== 401) throw new Error(`${saveCall} answered ${answer.status}`);
  return ((await answer.json()) as { words: string }).words;
}

/** Sends a form as the browser does, with what its pressed button says. */
function sendAsForm(fields: URLSearchParams, form: HTMLFormElement | null) {
  for (const [name, value] of fields) {
    if (!form || form.elements.namedItem(name) instanceof HTMLInputElement) continue;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form?.submit();
}
