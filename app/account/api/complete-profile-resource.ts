import { db } from "#app/database.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";
import { IdentityError } from "../identity/identity.ts";
import { verifyIdToken } from "../identity/identity.server.ts";
import { limitTokens } from "../limits.server.ts";
import { problemText } from "../problems.ts";
import { completeProfile } from "../profile/complete-profile.server.ts";
import { consentWording } from "../profile/consent-wording.server.ts";
import { findProfile } from "../profile/find-profile.server.ts";
import { getProfileSchema } from "../profile/profile-schema.server.ts";
import { findUser, requireUser } from "../session/find-user.server.ts";
import { openSession } from "../session/open-session.server.ts";
import { requireFresh } from "../session/require-fresh.server.ts";
import type { User } from "../session/user.server.ts";
import { readFields, readToken } from "./read-call.server.ts";
import { userCall } from "./user-call.server.ts";

/** `POST /api/user/complete-profile`: the profile's fields, and the token of whoever is signed in or signs in by it. */
const call = userCall({
  POST: async (request) => {
    const fields = await readFields(request);
    const { user, headers } = await findSender(request, readToken(fields));
    const language = languageOfPage(request);
    const schema = await getProfileSchema(db);
    const parsed = schema.safeParse(
      Object.fromEntries(Object.keys(schema.shape).map((name) => [name, read(fields, name)])),
    );
    if (!parsed.success) {
      const t = textsIn(language);
      const errors: Record<string, string[]> = {};
      for (const { path, message } of parsed.error.issues)
        (errors[path.join(".")] ??= []).push(problemText(message, t));
      return Response.json({ errors }, { status: 422, headers });
    }
    const shown = { language, wording: consentWording(language) };
    const profile = findProfile(await completeProfile(db, user, parsed.data, shown));
    return Response.json({ profile }, { headers });
  },
});

export const loader = call;
export const action = call;

/** Whoever is signed in; a token must be theirs, and signs in whoever is not. */
async function findSender(request: Request, token: string | null): Promise<{ user: User; headers?: Headers }> {
  if (token === null) return { user: await requireUser(request) };
  const user = await findUser(request);
  await limitTokens(request, user?.id);
  const identity = await verifyIdToken(token);
  if (user === null) {
    requireFresh(identity);
    return openSession(request, identity);
  }
  if (user.uid !== identity.uid) throw new IdentityError("invalid-token");
  return { user };
}

function read(fields: FormData, name: string): string | undefined {
  const value = fields.get(name);
  return typeof value === "string" ? value : undefined;
}

/** The language of the page that calls, which it names alone; a browser's own list of languages says nothing of the page. */
function languageOfPage(request: Request): Language {
  const named = request.headers.get("Accept-Language");
  return isLanguage(named) ? named : defaultLanguage;
}
