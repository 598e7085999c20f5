import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PageSettings } from "#app/http/page-settings.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteOf } from "#app/seo/site-of.ts";
import type { ShellHandle } from "#app/shell/use-shell.ts";
import { viewHref } from "../account-views.ts";
import { LogoutButton } from "../logout-button.tsx";
import { describeProfile } from "../profile/describe-profile.server.ts";
import { readAccountPage, requireSignedIn } from "./load-account-page.server.ts";

/** My Account (specification, section 2, "Profile page"). */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = readAccountPage(request, "profile");
  const user = await requireSignedIn(request, page.language);
  const profile = await describeProfile(user, page.language);
  if (!profile) throw redirect(viewHref("complete-profile", page.language));
  return { ...page, profile };
}

export const handle: ShellHandle = { ownSearch: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? pageMeta({ ...data, ...siteOf(matches), noindex: true }) : [];

export default function ProfilePage() {
  const { t } = useTranslation();
  const { language, profile } = useLoaderData<typeof loader>();
  const site = useRouteLoaderData<PageSettings>("root")?.siteName ?? "";
  const emails = [
    profile.matching && t("account.profile.emailsMatching"),
    profile.marketing && t("account.profile.emailsMarketing", { site }),
  ].filter((kind) => kind !== false);
  const facts: [label: string, value: string][] = [
    [t("account.profile.name"), profile.name],
    [t("account.fields.email"), profile.email],
    [t("account.fields.phone"), profile.phone],
    [t("account.fields.languageId"), profile.language],
    [t("account.profile.emails"), emails.length > 0 ? emails.join(", ") : t("account.profile.emailsNone")],
    ...(profile.google
      ? [[t("account.profile.linked"), t("account.profile.linkedAs")] satisfies [string, string]]
      : []),
    [t("account.profile.since"), profile.since],
  ];
  return (
    <div className="profile wrap">
      <header className="profile-head">
        <h1>{t("account.profile.heading")}</h1>
        <p className="lead">{t("account.profile.welcome", { name: profile.firstname })}</p>
      </header>
      <section aria-labelledby="my-information">
        <h2 id="my-information">{t("account.profile.information")}</h2>
        <dl className="profile-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LogoutButton language={language} />
    </div>
  );
}
