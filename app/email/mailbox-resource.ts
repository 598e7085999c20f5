import type { LoaderFunctionArgs } from "@remix-run/node";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { log, requestId } from "#app/http/log.server.ts";
import { readOnly } from "#app/http/read-only.ts";
import { settings } from "#app/settings/settings.server.ts";
import { storesMail } from "./stored-mail.server.ts";

/** Milliseconds that the demonstration's server may take: an example is made of all that mails are made of. */
const patience = 20_000;
const passedOn = ["Content-Type", "Content-Security-Policy", "X-Frame-Options"];

/**
 * `GET /dev/mail`: what the demonstration's own server (packages/demonstration) shows of kept mail. Where there is none,
 * as in production, the page does not exist.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const host = settings.DEMONSTRATION_HOST;
  if (host === undefined || !storesMail()) return answer("Not found", 404);
  const { pathname, search } = new URL(request.url);
  try {
    const mailbox = await fetch(`http://${host}${pathname}${search}`, {
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const headers = passedOn.flatMap((name): [string, string][] => {
      const value = mailbox.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return answer(await mailbox.text(), mailbox.status, Object.fromEntries(headers));
  } catch (error) {
    log.warn({ requestId: requestId(request), err: error }, "The demonstration's own server does not answer");
    return answer("The demonstration’s own server does not answer. Start it again with npm run demo.\n", 502);
  }
}

export const action = readOnly;

function answer(body: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": cachePolicies.never,
      "X-Robots-Tag": "noindex, nofollow",
      ...headers,
    },
  });
}
