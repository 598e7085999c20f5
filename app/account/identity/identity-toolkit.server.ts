import { settings } from "#app/settings/settings.server.ts";
import { failureOfRest } from "./failures.ts";
import { IdentityError } from "./identity.ts";
import { readPasswordRules } from "./password-rules.ts";
import { timeLimit } from "./time-limit.server.ts";

const service = "identitytoolkit.googleapis.com/v1/accounts";

interface ErrorAnswer {
  error?: { message?: string };
}

/**
 * Asks Identity Toolkit's REST interface what browsers with script ask it themselves. Throws IdentityError.
 * @param action e.g. `signInWithPassword`
 */
export async function askToolkit<Answer extends object>(
  action: string,
  question: object,
  { language }: { language?: string } = {},
): Promise<Answer> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_API_KEY: key = "", SITE_URL } = settings;
  const url = `${emulator ? `http://${emulator}/` : "https://"}${service}:${action}?key=${encodeURIComponent(key)}`;
  const response = await fetch(url, {
    method: "POST",
    body: JSON.stringify(question),
    headers: {
      "Content-Type": "application/json",
      // A key for browsers is usually restricted to the site's pages.
      Referer: `${SITE_URL}/`,
      ...(language && { "X-Firebase-Locale": language }),
    },
    signal: AbortSignal.timeout(timeLimit),
  }).catch((error: unknown) => {
    throw new IdentityError("unreachable", { cause: error });
  });
  // What is no JSON comes from something in between: the status says enough.
  const answer = (await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    // The answer broke off, or took too long.
    throw new IdentityError("unreachable", { cause: error });
  })) as (Answer & ErrorAnswer) | null;
  if (response.ok && answer) return answer;
  const message = answer?.error?.message;
  const failure = failureOfRest(response.status, message);
  throw new IdentityError(failure, {
    rules: failure === "weak-password" ? readPasswordRules(message ?? "") : undefined,
    cause: new Error(`${action}: ${response.status} ${message ?? "without a reason"}`),
  });
}
