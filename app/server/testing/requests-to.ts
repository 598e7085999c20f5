import { speak } from "./speak.ts";
import type { Served } from "./serve.ts";

/** Ways to ask a site that a file's tests share. @param site which is there once they run */
export function requestsTo(site: () => Served) {
  const get = (path: string, init: RequestInit = {}) => fetch(site().origin + path, { redirect: "manual", ...init });
  return {
    get,
    /** Sends lines as they are, and an empty one. */
    say: (...lines: string[]) => speak(site().port, `${lines.join("\r\n")}\r\n\r\n`),
    post: (path: string, body: string, headers: Record<string, string> = {}) =>
      get(path, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      }),
  };
}
