import { useEffect, type RefObject } from "react";
import { fieldsOf, fillIn, subjectOf } from "./draft.ts";
import { keepDraft, takeDraft } from "./kept-draft.ts";
import { otherLanguageOf } from "./other-language.ts";

/**
 * What was typed into a form is there when its page is shown in another language, and the page stands where it stood. It is
 * kept by the browser from the link to that page until the form stands there, and no longer. A message that nobody has
 * changed is the other language's.
 * @param path of the page that the form stands on, with its query
 * @param suggested what the message begins with
 */
export function useDraft(form: RefObject<HTMLFormElement>, path: string, suggested: string | undefined): void {
  const subject = subjectOf(path);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    unlessRefused(() => fillIn(element, takeDraft(sessionStorage, subject, location, Date.now())));
    const onClick = (event: MouseEvent) => {
      const link = otherLanguageOf(event);
      if (!link) return;
      // Whoever was led to the form reads on there.
      link.hash = window.location.hash;
      const typed = fieldsOf(element).filter(([name, value]) => name !== "message" || value !== (suggested ?? ""));
      unlessRefused(() => keepDraft(sessionStorage, subject, link, typed, Date.now()));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [form, subject, suggested]);
}

/** Storage that is full or switched off: the form begins anew, as it does without script. */
function unlessRefused(act: () => void): void {
  try {
    act();
  } catch {
    // The page works without it.
  }
}
