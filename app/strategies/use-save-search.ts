import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { queryWith } from "#app/account/account-views.ts";
import { useAuth } from "#app/account/auth-state.tsx";
import { useAccountDialog } from "#app/account/dialog/use-account-dialog.ts";
import { saveCall, savedParameter, type SaveOutcome } from "./strategy.ts";

/** What a press on the button waits for: the dialog to open, or somebody to sign in there. */
type Wish = "dialog" | "sign-in" | null;

/**
 * Saves the search of the page that is shown. With script in place and without leaving the page; whoever is signed out
 * gets the account dialog, and once it is through the search is saved. What fails is left to the form itself.
 */
export function useSaveSearch() {
  const { pathname, search } = useLocation();
  const { user } = useAuth();
  const { asked, show } = useAccountDialog();
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState<Wish>(null);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const isMember = user?.profile === "complete";
  const from = pathname + withoutOutcome(queryWith(search, null));

  const save = useCallback(async () => {
    try {
      setOutcome(await askToSave(from));
    } catch {
      form.current?.submit(); // The server leads on: to log in, or to what is wrong.
    }
  }, [from]);

  useEffect(() => {
    if (wish === null) return;
    if (isMember) {
      setWish(null);
      void save();
    } else if (asked !== null) {
      setWish("sign-in");
    } else if (wish === "sign-in") {
      setWish(null); // The dialog was closed.
    }
  }, [wish, isMember, asked, save]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isMember) return void save();
    setWish("dialog");
    show(user ? "complete-profile" : "login");
  };

  return { form, from, onSubmit, outcome, saidOutcome: outcomeIn(search) };
}

async function askToSave(from: string): Promise<SaveOutcome> {
  const answer = await fetch(saveCall, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ from }),
  });
  if (!answer.ok && answer.status !== 409) throw new Error(`${saveCall} answered ${answer.status}`);
  return ((await answer.json()) as { outcome: SaveOutcome }).outcome;
}

/** What the form came to, as the address says that it led back to. */
function outcomeIn(search: string): SaveOutcome | undefined {
  const said = new URLSearchParams(search).get(savedParameter);
  return said === "saved" || said === "known" ? said : undefined;
}

function withoutOutcome(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(savedParameter)) return search;
  query.delete(savedParameter);
  const written = query.toString();
  return written && `?${written}`;
}
