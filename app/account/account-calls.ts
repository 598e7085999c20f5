/*
 * The server calls that the browser makes (specification, section 7; decisions, section 4). All are same-origin and
 * carry the session cookie.
 */

/** A call that the server refused; `problems` are message keys per field, "" for the form as a whole. */
export class RefusedCall extends Error {
  override name = "RefusedCall";
  readonly status: number;
  readonly problems: Record<string, string[]>;

  constructor(path: string, status: number, problems: Record<string, string[]>) {
    super(`${path} answered ${status}`);
    this.status = status;
    this.problems = problems;
  }
}

export type ProfileState = "complete" | "missing";

/**
 * Has a password checked that somebody chooses with a new account.
 * @throws RefusedCall with the rule by which it is refused
 */
export async function checkPassword(credentials: { email: string; password: string }): Promise<void> {
  await post("check-password", credentials);
}

/** Exchanges an identity token for a session. */
export async function exchangeToken(idToken: string): Promise<void> {
  await post("login/token", { idToken });
}

/** Tells the server of a new identity token; null ends the session. */
export async function reportToken(idToken: string | null): Promise<void> {
  await post("token", { idToken: idToken ?? "" });
}

/** Whether the signed-in visitor has a profile: a 404 means that there is none yet. */
export async function fetchProfileState(): Promise<ProfileState> {
  const path = "/api/user/me";
  const answer = await fetch(path, { headers: { Accept: "application/json" } });
  if (answer.ok) return "complete";
  if (answer.status === 404) return "missing";
  throw new RefusedCall(path, answer.status, await problemsIn(answer));
}

/** Completes the profile with a form's fields and, where there is one, the identity token. */
export async function sendProfile(fields: FormData, idToken: string | null): Promise<void> {
  const body = Object.fromEntries(
    [...fields].filter((field): field is [string, string] => typeof field[1] === "string"),
  );
  await post("complete-profile", idToken ? { ...body, idToken } : body);
}

/** Ends the session. */
export async function endSession(): Promise<void> {
  const answer = await fetch("/api/user/logout", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) throw new RefusedCall("/api/user/logout", answer.status, {});
}

async function post(call: string, fields: Record<string, string>): Promise<void> {
  const path = `/api/user/${call}`;
  const answer = await fetch(path, {
    method: "POST",
    // Field errors come in the words of the page's language, not of the browser's.
    headers: { Accept: "application/json", "Accept-Language": document.documentElement.lang },
    body: new URLSearchParams(fields),
  });
  if (!answer.ok) throw new RefusedCall(path, answer.status, await problemsIn(answer));
}

/** What to tell the visitor, by status; field errors come as `{ errors: { field: [messages] } }`. */
async function problemsIn(answer: Response): Promise<Record<string, string[]>> {
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  const body: unknown = isJson ? await answer.json() : null;
  if (typeof body === "object" && body !== null && "errors" in body) return body.errors as Record<string, string[]>;
  return { "": [problemOf(answer.status, answer.headers.get("Retry-After"))] };
}

function problemOf(status: number, retryAfter: string | null): string {
  if (status === 401) return "account.errors.tooLate";
  if (status === 403) return "account.errors.disabled";
  if (status === 429) return `account.errors.tooManyAttempts:${retryAfter ?? 60}`;
  return status === 503 ? "account.errors.unreachable" : "account.errors.somethingWrong";
}
