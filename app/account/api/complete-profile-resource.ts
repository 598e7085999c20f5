import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Database } from "#db/client.server.ts";
import { FieldProblem } from "#app/forms/answer-form.server.ts";
import { problemText } from "#app/forms/problems.ts";
import { IdentityError } from "../identity/identity.ts";
import { verifyIdToken } from "../identity/identity.server.ts";
import { limitTokens } from "../session/limits.server.ts";
import { agreeByRhythm } from "../profile/agree-by-rhythm.server.ts";
import { completeProfile, requireOwnAddress } from "../profile/complete-profile.server.ts";
import { consentWording } from "../profile/consent-wording.server.ts";
import { findProfile } from "../profile/find-profile.server.ts";
import { getProfileSchema } from "../profile/profile-schema.server.ts";
import { findOwnSession, type OwnSession } from "../session/reauthenticate.server.ts";
import { findUser, requireUser } from "../session/find-user.server.ts";
import { languageOfRequest } from "../sign-in/language-of-request.server.ts";
import { openSession } from "../sign-in/open-session.server.ts";
import { requireFresh } from "../session/require-fresh.server.ts";
import type { User } from "../user.server.ts";
import { readFields, readToken } from "./read-call.server.ts";
import { userCall } from "./user-call.server.ts";

/** `POST /api/user/complete-profile`: the profile's fields, and the token of whoever is signed in or signs in by it. */
const call = userCall({
  POST: async (db, request) => {
    const fields = await readFields(request);
    await agreeByRhythm(request, fields);
    const { user, session, headers } = await findSender(db, request, readToken(fields));
    const language = languageOfRequest(request);
    const schema = await getProfileSchema(db);
    const parsed = schema.safeParse(
      Object.fromEntries(Object.keys(schema.shape).map((name) => [name, read(fields, name)])),
    );
    const refuse = (problems: (readonly [field: string, problem: string])[]) => {
      const t = textsIn(language);
      const errors: Record<string, string[]> = {};
      for (const [field, problem] of problems) (errors[field] ??= []).push(problemText(problem, t));
      return Response.json({ errors }, { status: 422, headers });
    };
    if (!parsed.success)
      return refuse(parsed.error.issues.map(({ path, message }) => [path.join("."), message] as const));
    try {
      await requireOwnAddress(db, request, session, user, parsed.data.email);
      const shown = { language, wording: consentWording(language) };
      const profile = findProfile(await completeProfile(db, user, parsed.data, shown));
      return Response.json({ profile }, { headers });
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      return refuse(
        Object.entries(error.problems).flatMap(([field, found]) => found.map((each) => [field, each] as const)),
      );
    }
  },
});

export const loader = call;
export const action = call;

interface Sender {
  user: User;
  session: Pick<OwnSession, "providers" | "isRecent"> | null;
  /** With the cookie of a session that the call has opened. */
  headers?: Headers;
}

/** Whoever is signed in; a token must be theirs, and signs in whoever is not. */
async function findSender(db: Database, request: Request, token: string | null): Promise<Sender> {
  const session = await findOwnSession(db, request);
  if (token === null) return { user: await requireUser(db, request), session };
  const user = await findUser(db, request);
  await limitTokens(db, request, user?.id);
  const identity = await verifyIdToken(token);
  if (user === null) {
    requireFresh(identity);
    const opened = await openSession(db, request, identity);
    return { ...opened, session: { providers: identity.providers, isRecent: true } };
  }
  if (user.uid !== identity.uid) throw new IdentityError("invalid-token");
  return { user, session };
}

function read(fields: FormData, name: string): string | undefined {
  const value = fields.get(name);
  return typeof value === "string" ? value : undefined;
}
