import { Readable } from "node:stream";
import { createReadableStreamFromReadable, redirect } from "@remix-run/node";
import { audit } from "#app/audit/audit.server.ts";
import { FieldProblem } from "#app/forms/answer-form.server.ts";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import { refuseCall } from "#app/http/site-call.server.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { exportAccount } from "../export/export-account.server.ts";
import { readField } from "../credentials.ts";
import { IdentityError } from "../identity/identity.ts";
import { editHref } from "../profile/profile-links.ts";
import type { ExportProblem } from "../profile/sections.ts";
import { reauthenticate, findOwnSession } from "../session/reauthenticate.server.ts";
import { requireUser } from "../session/find-user.server.ts";
import type { User } from "../user.server.ts";
import { readFields } from "./read-call.server.ts";
import { userCall } from "./user-call.server.ts";

/**
 * `/api/user/export`: everything kept of whoever is signed in, as a file (docs/account-export.schema.json). `POST` is My
 * Account's form, with `currentPassword` unless the sign-in is recent; what is refused leads back to it. `GET` is for
 * programs of the person's own: right after a sign-in, and never for another site or a browser that only looks ahead.
 */
const call = userCall({
  GET: async (db, request) => {
    const user = await requireUser(db, request);
    if (!isOwnWish(request)) return refuseCall(403, "The call comes from another site");
    if (!(await findOwnSession(db, request))?.isRecent)
      return refuseCall(403, "Sign in again: this takes a recent sign-in");
    return fileOf(db, user);
  },
  POST: async (db, request) => {
    const user = await requireUser(db, request);
    const fields = await readFields(request);
    try {
      await reauthenticate(db, request, user, readField(fields, "currentPassword"));
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) throw error;
      const language = readField(fields, "language");
      const url = new URL(editHref("export", isLanguage(language) ? language : defaultLanguage, "delete"), request.url);
      url.searchParams.set("problem", problem);
      return redirect(url.pathname + url.search + url.hash, 303);
    }
    return fileOf(db, user);
  },
});

export const loader = call;
export const action = call;

async function fileOf(db: Database, user: User): Promise<Response> {
  await audit(db, "data-exported", { userId: user.id });
  const now = new Date();
  const body = createReadableStreamFromReadable(Readable.from(exportAccount(db, user, now), { objectMode: false }));
  return new Response(body, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="my-data-${now.toISOString().slice(0, 10)}.json"`,
    },
  });
}

/** Browsers say who makes them ask, and when nobody has asked yet; programs say neither. */
function isOwnWish({ headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  const ahead = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? headers.get("X-Moz") ?? "";
  return (site === null || site === "same-origin" || site === "none") && !/prefetch|preview/i.test(ahead);
}

function problemOf(error: unknown): ExportProblem | null {
  if (error instanceof TooManyAttempts) return "too-many";
  if (error instanceof IdentityError && error.failure === "unreachable") return "unreachable";
  if (!(error instanceof FieldProblem)) return null;
  return error.problems.currentPassword?.includes("account.errors.wrongPassword") ? "password" : "confirm";
}
