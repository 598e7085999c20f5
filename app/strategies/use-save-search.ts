import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { useAuth } from "#app/account/auth-state.tsx";
import { useAccountDialog } from "#app/account/dialog/use-account-dialog.ts";
import { outcomeIn, savedFrom } from "./shown-outcome.ts";
import { saveCall, saveIntents, type ShownOutcome, type SaveIntent } from "./strategy.ts";

/** What a press on the button waits for: the dialog to open, or somebody to sign in there. */
type Wish = "dialog" | "sign-in" | null;

/**
 * Saves the search of the page that is shown, takes it off the saved searches, or brings it back. With script in place and without leaving the page; whoever is signed out
 * gets the account dialog, and once it is through the search is saved. What fails is left to the form itself.
 */
export function useSaveSearch() {
  const { pathname, search } = useLocation();
  const { user } = useAuth();
  const { asked, show } = useAccountDialog();
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState<Wish>(null);
  const [outcome, setOutcome] = useState<ShownOutcome>();
  const isMember = user?.profile === "complete";
  const from = savedFrom(pathname, search);

  const act = useCallback(
    async (intent: SaveIntent, sent: HTMLFormElement | null) => {
      try {
        setOutcome(await ask(intent, from));
      } catch {
        sent?.submit(); // The server leads on: to log in, or to what is wrong.
      }
    },
    [from],
  );

  useEffect(() => {
    if (wish === null) return;
    if (isMember) {
      setWish(null);
      void act("save", form.current);
    } else if (asked !== null) {
      setWish("sign-in");
    } else if (wish === "sign-in") {
      setWish(null); // The dialog was closed.
    }
  }, [wish, isMember, asked, act]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const intent = saveIntents.find((known) => known === new FormData(event.currentTarget).get("intent")) ?? "save";
    if (isMember || intent !== "save") return void act(intent, event.currentTarget);
    setWish("dialog");
    show(user ? "complete-profile" : "login");
  };

  return { form, from, onSubmit, outcome, saidOutcome: outcomeIn(search) };
}

async function ask(intent: SaveIntent, from: string): Promise<ShownOutcome> {
  const answer = await fetch(saveCall, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ intent, from }),
  });
  if (!answer.ok && answer.status !== 409) throw new Error(`${saveCall} answered ${answer.status}`);
  return ((await answer.json()) as { outcome: ShownOutcome }).outcome;
}
