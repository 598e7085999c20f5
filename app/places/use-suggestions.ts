import { useEffect, useState } from "react";
import { useAnswerWhileTyping } from "#app/http/use-answer-while-typing.ts";
import type { Language } from "#app/i18n/languages.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { stillMeant, type Suggestion } from "./suggestion.ts";

/**
 * The suggestions for what has been typed; nothing is shown that the text of the moment does not ask for, nor before their
 * sheet has come, with which no page comes: bare, they would push the page away from under the pointer.
 * @param typed empty while none are wanted
 * @returns `isCurrent` when these are the server's for just this text
 */
export function useSuggestions(typed: string, language: Language): { suggestions: Suggestion[]; isCurrent: boolean } {
  const asked = { path: "/places/suggestions", language, pause: 100, holds: "suggestions" } as const;
  const last = useAnswerWhileTyping<{ suggestions: Suggestion[] }>(typed, asked);
  const isDressed = useOwnSheet(typed !== "");
  if (!last || !isDressed) return { suggestions: [], isCurrent: false };
  const { suggestions } = last.answer;
  if (last.typed === typed) return { suggestions, isCurrent: true };
  return { suggestions: typed.startsWith(last.typed) ? stillMeant(suggestions, typed) : [], isCurrent: false };
}

/** @returns whether the sheet of what script shows is there, once it is needed */
function useOwnSheet(isNeeded: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isNeeded) void loadSheets("live").then(() => setThere(true));
  }, [isNeeded]);
  return isThere;
}
