import { useEffect, useState } from "react";
import type { Language } from "#app/i18n/languages.ts";

/** What a sentence is understood as (app/search/understood-resource.ts). */
export interface Understood {
  /** Its parts, in words. */
  chips: string[];
  /** How many properties that is, in words. */
  found?: string;
  /** Where they are. */
  href?: string;
}

/** Milliseconds without a key before the server is asked. */
const pause = 200;

/**
 * What has been typed in the one box is understood as; undefined while nothing is known of it. Without a connection
 * nothing is said: the search itself understands the same.
 */
export function useUnderstood(typed: string, language: Language): Understood | undefined {
  const [answer, setAnswer] = useState<{ typed: string; understood: Understood }>();
  useEffect(() => {
    if (!typed) return;
    const request = new AbortController();
    const waiting = setTimeout(() => {
      const query = new URLSearchParams({ q: typed, language });
      fetch(`/search/understood?${query.toString()}`, { signal: request.signal })
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
        .then((understood: Understood) => setAnswer({ typed, understood }))
        .catch(() => setAnswer((current) => (request.signal.aborted ? current : undefined)));
    }, pause);
    return () => {
      clearTimeout(waiting);
      request.abort();
    };
  }, [typed, language]);
  // What was understood of the text so far stays until the next is known: chips that blink can't be read.
  return typed && answer ? answer.understood : undefined;
}
