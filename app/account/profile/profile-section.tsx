import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PageSettings } from "#app/http/page-settings.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { editHref } from "./profile-links.ts";
import type { Section } from "./sections.ts";

interface ProfileSectionProps {
  id: string;
  heading: string;
  /** Id of what it asks, where that is read out in place of its heading when it takes the focus. */
  asks?: string;
  children: ReactNode;
}

/** A part of My Account under its heading. */
export function ProfileSection({ id, heading, asks, children }: ProfileSectionProps) {
  return (
    <section className="profile-section" id={id} aria-labelledby={asks ?? `${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div className="profile-content">{children}</div>
    </section>
  );
}

/** What is kept, as pairs of a name and a value. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="profile-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EditLinkProps {
  section: Section;
  language: Language;
  /** Of the part that the form stands in, where that has another name. */
  anchor?: string;
  children: string;
}

/** Opens a part's form: a link, so that it works without script; one form at a time, so that none loses its input. */
export function EditLink({ section, language, anchor, children }: EditLinkProps) {
  return (
    <a className="button button-outline" href={editHref(section, language, anchor)}>
      {children}
    </a>
  );
}

/** Leaves a form as it was. */
export function CancelLink({ language, anchor }: { language: Language; anchor: string }) {
  const { t } = useTranslation();
  return (
    <a className="button button-quiet" href={`${href("profile", language)}#${anchor}`}>
      {t("account.profile.cancel")}
    </a>
  );
}

/** The site's name, for texts that say it. */
export function useSiteName(): string {
  return useRouteLoaderData<PageSettings>("root")?.siteName ?? "";
}
