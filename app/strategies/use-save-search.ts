import { useLocation, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { useAuth } from "#app/account/auth-state.tsx";
import { languageOfPath } from "#app/i18n/languages.ts";
import { prepareAccountDialog } from "#app/account/dialog/account-dialog.tsx";
import { useAccountDialog } from "#app/account/dialog/use-account-dialog.ts";
import type { UnsentProblem } from "#app/http/keep-when-offline.ts";
import type { SaveWish } from "#app/http/save-wish.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { askToSave, keepWish, problemOf } from "./save-call.ts";
import { outcomeIn, savedFrom } from "./shown-outcome.ts";
import type { SaveAnswer } from "./strategy.ts";

/** What a press on the button waits for: the dialog to open, or somebody to sign in there. */
type Wish = "dialog" | "sign-in" | null;

/**
 * Saves the search of the page that is shown, takes it off the saved searches, or brings it back. With script in place and without leaving the page; whoever is signed out
 * gets the account dialog, and once it is through the search is saved. What was never answered is said where the answer
 * would be; any other failure is left to the form itself.
 * @returns `isShut` once the visitor has put away what was last said, `waits` for a member's or a visitor's call
 */
export function useSaveSearch() {
  const { pathname, search } = useLocation();
  const { user } = useAuth();
  const { asked, toSave: askedBefore, show } = useAccountDialog();
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const from = savedFrom(pathname, search);
  // A page that is loaded anew under the open dialog goes on waiting: the dialog goes on saying what will be saved.
  const [wish, setWish] = useState<Wish>(askedBefore?.from === from ? "sign-in" : null);
  /** Pressed a second time meanwhile, the dialog would stand in the history twice, and closing it lead back to it. */
  const isAsking = useRef(false);
  /** What the dialog is to save, once it may open. */
  const [toSave, setToSave] = useState<SaveWish | null>(null);
  const [answer, setAnswer] = useState<Partial<SaveAnswer>>({});
  const [isShut, setShut] = useState(false);
  const [unsent, setUnsent] = useState<UnsentProblem>();
  /** Calls that are not answered yet. */
  const [waiting, setWaiting] = useState(0);
  const isMember = user?.profile === "complete";

  /** Waits for a call, and says what is wrong with it: the browser's own page for that would take this one's place. */
  const waitFor = useCallback(
    async (call: () => Promise<void>, fields: URLSearchParams, sent: HTMLFormElement | null) => {
      setWaiting((count) => count + 1);
      try {
        await call();
        setUnsent(undefined);
      } catch (failure) {
        const problem = problemOf(failure);
        setUnsent(problem);
        setShut(false);
        if (!problem) sendAsForm(fields, sent); // The server leads on: to log in, or to what is wrong.
      } finally {
        setWaiting((count) => count - 1);
      }
    },
    [],
  );

  const act = useCallback(
    (fields: URLSearchParams, sent: HTMLFormElement | null) => {
      const call = async () => {
        const [answer] = await Promise.all([askToSave(fields), loadSheets("justSaved")]);
        setAnswer(answer);
        setShut(false);
      };
      return waitFor(call, fields, sent);
    },
    [waitFor],
  );

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
    // One that was opened meanwhile keeps its view, and what was typed there.
    show(asked ?? (user ? "complete-profile" : "login"), { toSave });
  }, [toSave, state, user, asked, show]);

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
    const call = async () => setToSave({ from, words: await keepWish(fields), language: languageOfPath(pathname) });
    await waitFor(call, fields, sent);
    isAsking.current = false;
  };

  const shut = useCallback(() => setShut(true), []);

  return { form, from, onSubmit, ...answer, saidOutcome: outcomeIn(search), unsent, waits: waiting > 0, isShut, shut };
}

/** Sends a form as the browser does, with what its pressed button says. */
function sendAsForm(fields: URLSearchParams, form: HTMLFormElement | null) {
  for (const [name, value] of fields) {
    if (!form || form.elements.namedItem(name) instanceof HTMLInputElement) continue;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form?.submit();
}
