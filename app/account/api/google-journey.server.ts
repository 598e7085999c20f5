import { createCookie } from "@remix-run/node";
import { cookieName } from "#app/http/cookie-name.server.ts";
import { safeReturnTo } from "#app/http/safe-return.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";
import { signedCookie } from "#app/http/signed-cookie.server.ts";

/** What is remembered of a visitor while they are with Google. */
export interface GoogleJourney {
  /** Both of the sign-in that was started; Google must give the first back. */
  state: string;
  verifier: string;
  language: Language;
  /** Where the visitor was; null for the home page. */
  returnTo: string | null;
}

/** Lax, as Google's page is another site. */
const cookie = createCookie(cookieName("google-sign-in"), {
  ...signedCookie,
  sameSite: "lax",
  path: "/",
  maxAge: 600,
});

/** The `Set-Cookie` of a journey that begins. */
export function storeJourney(journey: GoogleJourney): Promise<string> {
  return cookie.serialize(journey);
}

/** The `Set-Cookie` of one that is over, however it went: a state counts once. */
export function clearJourney(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/** The journey that this browser is on; null when there is none, or it began too long ago. */
export async function findJourney(request: Request): Promise<GoogleJourney | null> {
  const journey: unknown = await cookie.parse(request.headers.get("Cookie"));
  // Signed by this site, and so what it wrote.
  return typeof journey === "object" ? (journey as GoogleJourney | null) : null;
}

/** The language and way back that the button's form names. */
export function readDestination(form: FormData): Pick<GoogleJourney, "language" | "returnTo"> {
  const language = form.get("language");
  return {
    language: isLanguage(language) ? language : defaultLanguage,
    returnTo: safeReturnTo(form.get("returnTo"), "") || null,
  };
}
