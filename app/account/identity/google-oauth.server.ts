import { randomBytes } from "node:crypto";
import { CodeChallengeMethod, OAuth2Client } from "google-auth-library";
import { settings } from "#app/settings/settings.server.ts";
import { IdentityError } from "./identity.ts";
import { timeLimit, withinTimeLimit } from "./time-limit.server.ts";

/* Signing in with Google without script: the OAuth 2 code flow with PKCE, between Google's pages and this server. */

const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, SITE_URL } = settings;
const emulator = settings.FIREBASE_AUTH_EMULATOR_HOST;

/** Whether browsers without script can sign in with Google. */
export const isGoogleConfigured = clientId !== undefined && clientSecret !== undefined;

/** What begins a sign-in; `state` and `verifier` have to be kept, out of sight, until Google leads back. */
interface StartedGoogleSignIn {
  /** Where the browser goes now; a path of this site in the demonstration. */
  url: string;
  /** What Google must give back, or the answer belongs to somebody else's sign-in. */
  state: string;
  verifier: string;
}

/** Begins a sign-in with Google, which leads back to `/api/user/google/callback`. */
export async function startGoogleSignIn(): Promise<StartedGoogleSignIn> {
  const client = openClient();
  const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
  const state = randomBytes(24).toString("base64url");
  const address = new URL(
    client.generateAuthUrl({
      scope: ["openid", "email", "profile"],
      prompt: "select_account",
      state,
      code_challenge: codeChallenge,
      code_challenge_method: CodeChallengeMethod.S256,
    }),
  );
  // A path leads to the stand-in whatever address the browser has for this site.
  return { url: emulator ? address.pathname + address.search : address.href, state, verifier: codeVerifier };
}

/**
 * Trades the code that Google's redirect brought, once `state` was compared, for Google's id token. Throws IdentityError:
 * "invalid-token" for a code that is used, too old or of another sign-in, "unreachable".
 */
export async function finishGoogleSignIn({ code, verifier }: { code: string; verifier: string }): Promise<string> {
  try {
    const { tokens } = await withinTimeLimit(openClient().getToken({ code, codeVerifier: verifier }));
    if (tokens.id_token) return tokens.id_token;
  } catch (error) {
    throw errorOf(error);
  }
  throw new IdentityError("unexpected", { cause: new Error("Google gave no id token") });
}

function openClient(): OAuth2Client {
  return new OAuth2Client({
    clientId,
    clientSecret,
    redirectUri: `${SITE_URL}/api/user/google/callback`,
    transporterOptions: { timeout: timeLimit, retry: false },
    ...(emulator && {
      endpoints: {
        oauth2AuthBaseUrl: `${SITE_URL}/emulator/google/authorize`,
        oauth2TokenUrl: `http://${emulator}/google/token`,
      },
    }),
  });
}

function errorOf(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const status = error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 0;
  const refused = error instanceof Error && error.message.includes("invalid_grant");
  if (refused) return new IdentityError("invalid-token", { cause: error });
  return new IdentityError(status === 0 || status >= 500 ? "unreachable" : "unexpected", { cause: error });
}
