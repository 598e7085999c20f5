import { and, eq, sql } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import type { User } from "./user.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { consents, users } from "#db/schema/accounts.ts";
import { accountLine, agreed, categories, writeChoice, type Choice } from "#app/consent/choice.ts";
import { choiceCookie, findChoice, inForce } from "#app/consent/choice-cookie.server.ts";

/** The choice that holds for a request's visitor: the browser's, or the account's (choice.ts says which). */
export async function findChoiceOf(request: Request, user: User | null): Promise<Choice | null> {
  const inBrowser = await findChoice(request);
  if (!user?.cookieChoice) return inBrowser;
  const onAccount = await inForce(user.cookieChoice);
  const choice = agreed(inBrowser, onAccount);
  // Which language is read is each browser's own matter.
  return choice && choice === onAccount ? { ...choice, language: inBrowser?.language } : choice;
}

/**
 * Makes browser and account agree: what was chosen signed out goes to the account, what was chosen elsewhere comes from it.
 * Costs no query, unless something has to be written.
 * @returns the choice that holds, the cookie where the browser has another one, and whether that one allowed more: a page
 * that is open there may be running what has been withdrawn
 */
export async function syncChoice(
  db: DatabasePool,
  request: Request,
  user: User | null,
  language: Language,
): Promise<{ choice: Choice | null; headers: Headers; withdrawn: boolean }> {
  const headers = new Headers();
  const found = await findChoiceOf(request, user);
  if (!user || !found) return { choice: found, headers, withdrawn: false };
  const choice = found.onAccount ? found : await saveOnAccount(db, user, found, language, user.cookieChoice);
  const inBrowser = await findChoice(request);
  if (!inBrowser || writeChoice(inBrowser) !== writeChoice(choice)) headers.append("Set-Cookie", choiceCookie(choice));
  const withdrawn = inBrowser?.allowed.some((category) => !choice.allowed.includes(category)) ?? false;
  return { choice, headers, withdrawn };
}

/**
 * Keeps a choice on an account, and notes each category with the words of the form (specification, section 3): the proof
 * of what was agreed to.
 * @param previous writes nothing when the account has another one than this by now: another request was quicker
 */
export async function saveOnAccount(
  db: DatabasePool,
  user: Pick<User, "id">,
  choice: Choice,
  language: Language,
  previous?: string | null,
): Promise<Choice> {
  const onAccount: Choice = { ...choice, onAccount: true };
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ cookieChoice: accountLine(onAccount) })
      .where(
        and(
          eq(users.id, user.id),
          previous === undefined ? undefined : sql`${users.cookieChoice} is not distinct from ${previous}`,
        ),
      )
      .returning({ id: users.id });
    if (!changed) return;
    await noteConsents(tx, user.id, onAccount, language);
    await audit(tx, "consent-changed", { userId: user.id, subject: "cookies" });
  });
  return onAccount;
}

async function noteConsents(tx: Database, userId: string, { allowed, version, at }: Choice, language: Language) {
  const t = textsIn(language);
  await tx.insert(consents).values(
    categories.map((category) => ({
      userId,
      purpose: `cookies-${category}` as const,
      given: allowed.includes(category),
      version,
      language,
      wording: `${t(`cookies.categories.${category}.name`)}. ${t(`cookies.categories.${category}.text`)}`,
      at: new Date(at * 1000),
    })),
  );
}
