import { useEffect, useState } from "react";
import type { Language } from "#app/i18n/languages.ts";
import { stillMeant, type Suggestion } from "./suggestion.ts";

/** Milliseconds without a key before the server is asked. */
const pause = 100;

interface Answer {
  typed: string;
  suggestions: Suggestion[];
}

/**
 * The suggestions for what has been typed. A request that a further key makes useless is given up, and nothing is shown
 * that the text of the moment does not ask for.
 * @param typed empty while none are wanted
 * @returns `isCurrent` when these are the server's for just this text
 */
export function useSuggestions(typed: string, language: Language): { suggestions: Suggestion[]; isCurrent: boolean } {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!typed) return;
    const request = new AbortController();
    const waiting = setTimeout(() => {
      const query = new URLSearchParams({ q: typed, language });
      fetch(`/places/suggestions?${query.toString()}`, { signal: request.signal })
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
        .then(({ suggestions }: Pick<Answer, "suggestions">) => setAnswer({ typed, suggestions }))
        // Given up, or no connection: what was typed is understood without suggestions as well.
        .catch(() => setAnswer((current) => (request.signal.aborted ? current : undefined)));
    }, pause);
    return () => {
      clearTimeout(waiting);
      request.abort();
    };
  }, [typed, language]);

  if (!typed || !answer) return { suggestions: [], isCurrent: false };
  if (answer.typed === typed) return { suggestions: answer.suggestions, isCurrent: true };
  const goesOn = typed.startsWith(answer.typed);
  return { suggestions: goesOn ? stillMeant(answer.suggestions, typed) : [], isCurrent: false };
}
