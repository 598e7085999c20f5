import { useEffect, useState } from "react";

interface Asked<Answer> {
  /** Where the server is asked, with `q` for what was typed. */
  path: string;
  /** What else the question says. */
  language: string;
  /** Milliseconds without a key before the server is asked. */
  pause: number;
  /** What an answer must hold to be one: whoever stands between, as a network that wants a log-in, answers 200 as well. */
  holds: keyof Answer;
}

/**
 * What the server answers to what is being typed. A request that a further key makes useless is given up, and without a
 * connection nothing is known.
 * @param typed empty while nothing is wanted
 * @returns the latest answer, with the text that it is to
 */
export function useAnswerWhileTyping<Answer extends object>(
  typed: string,
  { path, language, pause, holds }: Asked<Answer>,
): { typed: string; answer: Answer } | undefined {
  const [last, setLast] = useState<{ typed: string; answer: Answer }>();
  useEffect(() => {
    if (!typed) return;
    const request = new AbortController();
    const waiting = setTimeout(() => {
      const query = new URLSearchParams({ q: typed, language });
      fetch(`${path}?${query.toString()}`, { signal: request.signal })
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
        .then((answer: unknown) => {
          if (typeof answer !== "object" || answer === null || !Object.hasOwn(answer, holds))
            throw new Error(`No ${path}`);
          setLast({ typed, answer: answer as Answer });
        })
        // Given up, or no connection: what was typed is understood without an answer as well.
        .catch(() => setLast((current) => (request.signal.aborted ? current : undefined)));
    }, pause);
    return () => {
      clearTimeout(waiting);
      request.abort();
    };
  }, [typed, path, language, pause, holds]);
  return typed ? last : undefined;
}
