import { data, redirect, redirectDocument } from "@remix-run/node";
import { z } from "zod";
import { resumeAddress } from "#app/email/paused-addresses.server.ts";
import type { RefusedForm } from "#app/forms/answer-form.server.ts";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { stopPendingChange } from "../address/open-link.server.ts";
import { sendLinkAgain } from "../address/send-link.server.ts";
import { requestDeletion } from "../deletion/request-deletion.server.ts";
import { answerAccountForm } from "../forms/answer-account-form.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { problemsOfFailure } from "../problems.ts";
import { reauthenticate, currentPasswordField, findOwnSession } from "../session/reauthenticate.server.ts";
import { endEverywhere } from "../session/end-everywhere.server.ts";
import { endSession } from "../session/end-session.server.ts";
import { endOpenSession } from "../session/open-sessions.server.ts";
import { isSessionId } from "../session/session-cookie.server.ts";
import type { User } from "../user.server.ts";
import { changeEmails } from "./change-emails.server.ts";
import { changeInformation } from "./change-information.server.ts";
import { changePassword, disconnectGoogle, requestPassword } from "./change-password.server.ts";
import { intents, oneOf, type Intent, type Outcome } from "./sections.ts";

/**
 * Does what a form of My Account asks for and leads back to the page, which says so; a form that is refused is shown
 * again with what is wrong.
 * @throws a redirect, 303; a Response, 400, for a form that asks for nothing known
 */
export async function actOnProfile(db: DatabasePool, request: Request, user: User, language: Language) {
  const form = await readForm(request);
  const intent = oneOf(intents, form.get("intent"));
  if (!intent) throw new Response(null, { status: 400, statusText: "Bad Request" });
  try {
    return await act(db, intent, { request, user, language, form });
  } catch (error) {
    const key = problemKey(error);
    if (key === undefined) throw error;
    return data({ intent, lastResult: null, problem: key.problem }, { status: key.status });
  }
}

const gateSchema = z.object(currentPasswordField);

interface Asked {
  request: Request;
  user: User;
  language: Language;
  form: FormData;
}

async function act(db: DatabasePool, intent: Intent, { request, user, language, form }: Asked) {
  const done = (outcome: Outcome, headers?: Headers): never => {
    throw redirect(`${href("profile", language)}?done=${outcome}`, { status: 303, headers });
  };
  /** What takes more than an open session. */
  const gated = <Done extends object>(run: () => Promise<Done>) =>
    answerAccountForm(request, form, gateSchema, async ({ currentPassword }) => {
      await reauthenticate(db, request, user, currentPassword);
      return run();
    });
  switch (intent) {
    case "information": {
      const answer = await changeInformation(db, request, user, form, language);
      return refused(intent, answer) ?? ("done" in answer ? done(answer.done) : undefined);
    }
    case "send-link":
      await sendLinkAgain(db, request, user, language);
      return done("link-sent");
    case "stop-address-change":
      if ((await stopPendingChange(db, user)) !== "opening") return done("address-unchanged");
      return data({ intent, lastResult: null, problem: "account.errors.addressOpening" }, { status: 409 });
    case "emails":
      return refused(intent, await changeEmails(db, request, user, form, language)) ?? done("emails");
    case "resume-emails":
      await resumeAddress(db, user.id);
      return done("emails-resumed");
    case "password": {
      const changed = await changePassword(db, request, user, form);
      return refused(intent, changed) ?? done("password", changed.headers);
    }
    case "set-password": {
      const answer = await gated(async () => ({ done: await requestPassword(db, request, user, language) }));
      return refused(intent, answer) ?? done("password-sent");
    }
    case "disconnect-google": {
      const session = await findOwnSession(db, request);
      if (!session?.providers.includes("password")) return done("last-way-in");
      const answer = await gated(async () => ({ done: await disconnectGoogle(db, user, session.id) }));
      return refused(intent, answer) ?? done("done" in answer && answer.done ? "google" : "last-way-in");
    }
    case "end-session": {
      const about = form.get("about");
      if (!isSessionId(about)) throw new Response(null, { status: 400, statusText: "Bad Request" });
      // One that has ended meanwhile is where it should be.
      await endOpenSession(db, user.id, about);
      return done("session-ended");
    }
    case "log-out-everywhere":
      await endEverywhere(db, user);
      // Loaded anew: the document has what it knew of the person.
      throw redirectDocument(href("home", language), { status: 303, headers: await endSession(db, request, "logout") });
    case "delete": {
      const answer = await gated(() => requestDeletion(db, user));
      if ("submission" in answer) return refused(intent, answer);
      throw redirectDocument(`${href("login", language)}?done=deleted`, {
        status: 303,
        headers: await endSession(db, request, "deletion"),
      });
    }
  }
}

function refused(intent: Intent, answer: object) {
  if (!("submission" in answer)) return undefined;
  const { submission, status, headers } = answer as RefusedForm;
  return data({ intent, lastResult: submission, problem: null }, { status, headers });
}

/** What goes wrong with a form that has no fields. */
function problemKey(error: unknown): { problem: string; status: number } | undefined {
  if (error instanceof TooManyAttempts) {
    return { problem: `account.errors.${error.text}:${error.seconds}`, status: 429 };
  }
  if (!(error instanceof IdentityError)) return undefined;
  const [problem = "account.errors.somethingWrong"] = Object.values(problemsOfFailure(error.failure)).flat();
  return { problem, status: error.failure === "unreachable" ? 503 : 422 };
}
