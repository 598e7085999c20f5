import type { SubmissionResult } from "@conform-to/react";
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { problemText } from "#app/forms/problems.ts";
import { keepWhenOffline } from "#app/http/keep-when-offline.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { Notice } from "#app/ui/notice.tsx";
import { viewHref } from "#app/http/account-views.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { loadTexts } from "#app/i18n/later-texts.ts";
import { useAuth } from "../auth-state.tsx";
import { LogoutButton } from "../logout-button.tsx";
import { Avatar } from "../photo/avatar.tsx";
import { ConnectionsSection } from "../profile/connections-section.tsx";
import { CookiesSection } from "../profile/cookies-section.tsx";
import { DataSection } from "../profile/data-section.tsx";
import { EmailsSection } from "../profile/emails-section.tsx";
import { EnquiriesSection } from "../profile/enquiries-section.tsx";
import { InformationSection } from "../profile/information-section.tsx";
import { loadProfile } from "../profile/load-profile.server.ts";
import { actOnProfile } from "../profile/profile-actions.server.ts";
import {
  exportProblemOf,
  intents,
  oneOf,
  outcomes,
  sections,
  type Intent,
  type Outcome,
  type Section,
} from "../profile/sections.ts";
import { SessionsSection } from "../profile/sessions-section.tsx";
import { SignInSection } from "../profile/sign-in-section.tsx";
import { readAccountPage, requireSignedIn } from "../session/load-account-page.server.ts";

await loadTexts("account");

/** My Account (specification, section 2, "Profile page"). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const page = readAccountPage(request, "profile");
  const user = await requireSignedIn(db, request, page.language);
  const profile = await loadProfile(db, request, user, page.language);
  if (!profile) throw redirect(viewHref("complete-profile", page.language));
  const { searchParams } = new URL(request.url);
  return {
    ...page,
    profile,
    edit: oneOf(sections, searchParams.get("edit")),
    done: oneOf(outcomes, searchParams.get("done")),
    exportProblem: exportProblemOf(searchParams.get("problem")),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  const { language } = readAccountPage(request, "profile");
  return actOnProfile(db, request, await requireSignedIn(db, request, language), language);
}

/** What is not answered is said where a refusal is: in the form that asked, or above where it is but a button. */
export async function clientAction(call: ClientActionFunctionArgs) {
  // oxlint-disable-next-line quartier/read-forms -- in the browser, where the form is the page's own
  const intent = oneOf(intents, (await call.request.clone().formData()).get("intent"));
  return keepWhenOffline<typeof action, Refused>(call, (problem) =>
    intent && sectionOf(intent)
      ? { intent, lastResult: { status: "error", error: { "": [problem] } }, problem: null }
      : { intent, lastResult: null, problem },
  );
}

/** A form that was refused because the profile has changed is shown beside what is kept now. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || unlessDialogOnly(change);

export const handle: ShellHandle = { ownSearch: true, sheets: await loadSheets("keeping", "account") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

/** A form that is shown again: what is wrong in it, or above where it has no fields. */
interface Refused {
  intent: Intent | null;
  lastResult: SubmissionResult | null;
  problem: string | null;
}

const outcomeTexts = {
  information: "account.profile.information.saved",
  "address-asked": "account.profile.address.asked",
  "link-sent": "account.profile.address.sent",
  "address-unchanged": "account.profile.address.unchanged",
  emails: "account.profile.emails.saved",
  "emails-resumed": "account.profile.emails.resumed",
  password: "account.profile.signIn.changed",
  "password-sent": "account.profile.signIn.sent",
  google: "account.profile.signIn.disconnected",
  "last-way-in": "account.profile.signIn.lastWayIn",
  "session-ended": "account.profile.sessions.ended",
} as const satisfies Record<Outcome, string>;

/** The part of the page whose form asks for something. */
function sectionOf(intent: Intent): Section | null {
  if (intent === "disconnect-google") return "google";
  if (intent === "set-password") return "password";
  return oneOf(sections, intent);
}

export default function ProfilePage() {
  const { t } = useTranslation();
  const { language, profile, edit, done, exportProblem } = useLoaderData<typeof loader>();
  const { user } = useAuth();
  const answer = useActionData<typeof clientAction>();
  const page = useRef<HTMLDivElement>(null);
  const problem = answer?.problem ?? answer?.lastResult?.error?.[""]?.[0];
  // What is wrong with a form as a whole is said at its head, which may be far above its button.
  useEffect(() => {
    if (!problem) return undefined;
    const show = () => page.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "center" });
    // Forms take up what they are told in effects of their own, and show it upon the next frame.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [answer, problem]);
  // A refused form is shown again, whatever the address says.
  const open = answer?.lastResult && answer.intent ? sectionOf(answer.intent) : edit;
  const lastResult = answer?.lastResult ?? null;
  const form = { profile, language };
  const visit = profile.isNew ? "first" : "later";
  return (
    <div ref={page} className="profile wrap">
      <header className="profile-head">
        {user && <Avatar user={user} large />}
        <h1>{t("account.profile.heading")}</h1>
        <p className="lead">
          {profile.greeting === null
            ? t(`account.profile.welcomeUnnamed.${visit}`)
            : t(profile.isNew ? "account.profile.welcomeNew" : "account.profile.welcome", { name: profile.greeting })}
        </p>
      </header>
      {done && !answer && (
        <div role="status">
          <Notice kind={done === "last-way-in" ? "problem" : "success"}>{t(outcomeTexts[done])}</Notice>
        </div>
      )}
      {answer?.problem && <Notice kind="problem">{problemText(answer.problem, t)}</Notice>}
      <InformationSection
        {...form}
        editing={open === "information"}
        lastResult={answer?.intent === "information" ? answer.lastResult : null}
      />
      <EmailsSection
        {...form}
        editing={open === "emails"}
        lastResult={answer?.intent === "emails" ? answer.lastResult : null}
      />
      <EnquiriesSection profile={profile} />
      <SignInSection {...form} open={open === "password" || open === "google" ? open : null} lastResult={lastResult} />
      <SessionsSection {...form} />
      <ConnectionsSection profile={profile} />
      <CookiesSection {...form} />
      <DataSection
        {...form}
        open={open === "delete" || open === "export" ? open : null}
        lastResult={lastResult ?? exportProblem}
      />
      <LogoutButton language={language} />
    </div>
  );
}
