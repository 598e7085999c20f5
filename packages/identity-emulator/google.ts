import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { portraitOrigin } from "../../app/media/portrait-origin.ts";
import { choosePersonPage, completionPage, completionScript, deniedPage, style } from "./google-pages.ts";
import { idTokenFor, type GooglePerson, type GoogleProblem } from "./google-person.ts";

/*
 * A stand-in for Google, as far as signing in with it goes: the OAuth 2 code flow with PKCE for browsers without script,
 * and what opens in the popup for those with it.
 */

/** The one OAuth client that the stand-in knows. */
export const googleClient = { id: "demonstration.apps.googleusercontent.com", secret: "demonstration" };

/** Where the pages are; the token endpoint is for servers only and no path that the site forwards. */
const googlePaths = {
  authorize: "/emulator/google/authorize",
  style: "/emulator/google/style.css",
  completion: "/emulator/google/completion.js",
  popup: "/emulator/auth/handler",
  token: "/google/token",
};

interface Grant {
  redirectUri: string;
  challenge: string;
  person: GooglePerson;
  expires: number;
}

type Exchange = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

const grants = new Map<string, Grant>();
const grantLife = 10 * 60_000;
const formLimit = 16 * 1024;

const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const exchanges = new Map(
  Object.entries<Exchange>({
    [googlePaths.authorize]: authorize,
    [googlePaths.popup]: signInInPopup,
    [googlePaths.token]: giveToken,
    [googlePaths.style]: (_request, response) => send(response, 200, style, { "Content-Type": "text/css" }),
    [googlePaths.completion]: (_request, response) =>
      send(response, 200, completionScript, { "Content-Type": "text/javascript" }),
  }),
);

/** Answers a request of the stand-in's; undefined when it is none. */
export function answerAsGoogle(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
  const url = new URL(request.url ?? "/", "http://emulator");
  const exchange = exchanges.get(url.pathname);
  return exchange && Promise.resolve(exchange(request, response, url));
}

/** The page to which a site sends whoever signs in; it leads back with a code, or with the news that they did not want to. */
async function authorize(request: IncomingMessage, response: ServerResponse, { searchParams: asked }: URL) {
  const redirectUri = asked.get("redirect_uri") ?? "";
  const challenge = asked.get("code_challenge") ?? "";
  if (asked.get("client_id") !== googleClient.id) return sendPage(response, 400, deniedPage("Unknown client_id."));
  if (!URL.canParse(redirectUri)) return sendPage(response, 400, deniedPage("redirect_uri is no address."));
  if (asked.get("response_type") !== "code" || asked.get("code_challenge_method") !== "S256" || !challenge) {
    return sendPage(response, 400, deniedPage("Only the code flow with PKCE (S256) is offered."));
  }
  const person = await choosePerson(request, response);
  if (person === undefined) return;

  // On this very site, whatever its address is for the browser, as it might go through a tunnel.
  const { pathname } = new URL(redirectUri);
  const answer = new URLSearchParams({ state: asked.get("state") ?? "" });
  if (person) {
    const code = randomBytes(24).toString("base64url");
    grants.set(code, { redirectUri, challenge, person, expires: Date.now() + grantLife });
    answer.set("code", code);
  } else {
    answer.set("error", "access_denied");
  }
  send(response, 303, "", { Location: `${pathname}?${answer}`, "Cache-Control": "no-store" });
}

/** What Firebase opens in a popup; the result goes to the page that opened it, as Firebase's client expects it. */
async function signInInPopup(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams: asked }: URL,
) {
  if (asked.get("providerId") !== "google.com") return sendPage(response, 400, deniedPage("Only Google is offered."));
  const person = await choosePerson(request, response);
  if (person === undefined) return;
  const credential = person && { providerId: "google.com", id_token: idTokenFor(person, googleClient.id) };
  const event = {
    type: asked.get("authType"),
    eventId: asked.get("eventId"),
    urlResponse: credential && `http://emulator${pathname}?${new URLSearchParams(credential)}`,
    sessionId: "unused",
    postBody: "",
    tenantId: null,
    error: credential ? null : { code: "auth/user-cancelled" },
  };
  sendPage(response, 200, completionPage(event));
}

/** Gives the id token for a code, once, to the client that knows its secret and began this very sign-in. */
async function giveToken(request: IncomingMessage, response: ServerResponse) {
  const form = await readForm(request);
  const refuse = (status: number, error: string) =>
    send(response, status, JSON.stringify({ error }), { "Content-Type": "application/json" });
  if (form.get("client_id") !== googleClient.id || form.get("client_secret") !== googleClient.secret) {
    return refuse(401, "invalid_client");
  }
  const code = form.get("code") ?? "";
  const grant = grants.get(code);
  grants.delete(code);
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  if (
    form.get("grant_type") !== "authorization_code" ||
    grant === undefined ||
    grant.expires < Date.now() ||
    grant.redirectUri !== form.get("redirect_uri") ||
    grant.challenge !== challenge
  ) {
    return refuse(400, "invalid_grant");
  }
  const answer = {
    access_token: randomBytes(24).toString("base64url"),
    expires_in: 3600,
    token_type: "Bearer",
    scope: "openid email profile",
    id_token: idTokenFor(grant.person, googleClient.id),
  };
  send(response, 200, JSON.stringify(answer), { "Content-Type": "application/json", "Cache-Control": "no-store" });
}

/** Shows the form until a person is chosen; null when they would rather not, undefined when the form is on its way. */
async function choosePerson(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<GooglePerson | null | undefined> {
  if (request.method !== "POST") {
    sendPage(response, 200, choosePersonPage({ email: "", firstName: "", lastName: "" }));
    return undefined;
  }
  const form = await readForm(request);
  if (form.get("answer") === "cancel") return null;
  const typed = {
    email: (form.get("email") ?? "").trim(),
    firstName: (form.get("firstName") ?? "").trim(),
    lastName: (form.get("lastName") ?? "").trim(),
  };
  const problem = problemOf(typed);
  if (problem) {
    sendPage(response, 422, choosePersonPage(typed, problem));
    return undefined;
  }
  const email = typed.email.toLowerCase();
  const id = googleIdOf(email);
  return { ...typed, email, id, ...(form.has("photo") && { photoUrl: `${portraitOrigin}${id}.png` }) };
}

function problemOf({ email, firstName, lastName }: { email: string; firstName: string; lastName: string }) {
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return "email" satisfies GoogleProblem;
  if (!firstName || !lastName) return "name" satisfies GoogleProblem;
  return undefined;
}

/** Twenty-one digits, like Google's own. */
function googleIdOf(email: string): string {
  const digest = createHash("sha256").update(email).digest("hex");
  return String(10n ** 20n + (BigInt(`0x${digest}`) % 10n ** 20n));
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > formLimit) throw new Error("The form is too long.");
  }
  return new URLSearchParams(text);
}

function sendPage(response: ServerResponse, status: number, page: string) {
  send(response, status, page, pageHeaders);
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string>) {
  response.writeHead(status, headers);
  response.end(body);
}
