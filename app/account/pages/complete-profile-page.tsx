import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import { databaseOf } from "#app/database/database.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { safeReturnTo } from "#app/http/safe-return.ts";
import { href } from "#app/i18n/paths.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { complete } from "../profile/complete.server.ts";
import { CompleteProfileForm } from "../profile/complete-profile-form.tsx";
import { LogoutButton } from "../logout-button.tsx";
import { profileStateOf } from "../profile-state.server.ts";
import { loadProfileToComplete } from "../profile/profile-to-complete.server.ts";
import { AccountFrame } from "./account-frame.tsx";
import { refuse } from "./answer-sign-in.server.ts";
import { findWishOnTheWay, readChoiceOnTheWay } from "../session/pending-save.server.ts";
import { readAccountPage, requireSignedIn } from "../session/load-account-page.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const page = readAccountPage(request, "complete-profile");
  const user = await requireSignedIn(db, request, page.language);
  if ((await profileStateOf(user)) === "complete") throw redirect(page.returnTo ?? href("profile", page.language));
  const wish = await findWishOnTheWay(request, page.returnTo);
  return { ...page, wish, ...(await loadProfileToComplete(db, user, page.language)) };
}

/** Completes the profile without script, and leads to the profile page (specification, section 4). */
export async function action({ request, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  const { language } = readAccountPage(request, "complete-profile");
  await requireSignedIn(db, request, language);
  const form = await readForm(request);
  const chosen = await readChoiceOnTheWay(request, form);
  const done = await complete(db, request, form, language);
  if ("submission" in done) return refuse(done, chosen);
  const headers = new Headers(chosen.cookies.map((cookie) => ["Set-Cookie", cookie]));
  throw redirect(safeReturnTo(form.get("returnTo"), href("profile", language)), { status: 303, headers });
}

export const handle: ShellHandle = { ownSearch: true, sheets: await loadSheets("keeping", "account") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

export default function CompleteProfilePage() {
  const { language, returnTo, wish, choices, defaultValue, isOutdated, isClaimed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  return (
    <AccountFrame view="complete-profile" wish={wish} chosen={answer?.frequency}>
      <CompleteProfileForm
        language={language}
        returnTo={returnTo}
        wish={wish}
        choices={choices}
        defaultValue={defaultValue}
        isOutdated={isOutdated}
        isClaimed={isClaimed}
        lastResult={answer?.lastResult}
        onCompleted={revalidate}
      />
      <div className="account-other">
        <LogoutButton language={language} />
      </div>
    </AccountFrame>
  );
}
