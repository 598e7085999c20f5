import { get, type Agent } from "node:http";

/** As a browser asks. */
export const headers = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "Accept-Encoding": "gzip, deflate, br, zstd",
  "Accept-Language": "nl-BE,nl;q=0.9,en;q=0.8",
};

/** What came back: the status (0: no answer), after how many milliseconds, and whether it said when to come again. */
export interface Answer {
  status: number;
  ms: number;
  retryAfter: boolean;
}

/** Asks once, as somebody of a network of their own where `from` names their address; never throws. */
export function send(url: string, agent: Agent, from?: string): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = false) => {
      resolve({ status, ms: performance.now() - started, retryAfter });
    };
    get(url, { agent, headers: { ...headers, ...(from && { "X-Forwarded-For": from }) } }, (response) => {
      const { statusCode = 0, headers } = response;
      response
        .on("end", () => end(statusCode, "retry-after" in headers))
        .on("error", () => end(0))
        .resume();
    }).on("error", () => end(0));
  });
}

/**
 * Asks so many times a second for so many seconds, whether or not there have been answers: visitors do not wait for one
 * another.
 * @param ask the nth request
 */
export async function sendAtRate(perSecond: number, seconds: number, ask: (n: number) => Promise<Answer>) {
  const answers: Promise<Answer>[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    while (answers.length <= due) answers.push(ask(answers.length));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return Promise.all(answers);
}

/** Milliseconds within which so many of a hundred had their answer; not a number where nobody asked. */
export function percentile(answers: readonly Answer[], hundredths: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? NaN;
}

/**
 * Asks so many at a time, and the next when one has come; says how many were asked.
 * @param goesOn looked at before each: no more are asked once it says no
 */
export async function inTurns(
  atATime: number,
  most: number,
  ask: (n: number) => Promise<Answer>,
  goesOn: () => boolean = () => true,
): Promise<number> {
  let next = 0;
  const askOn = async () => {
    while (next < most && goesOn()) await ask(next++);
  };
  await Promise.all(Array.from({ length: atATime }, askOn));
  return next;
}
