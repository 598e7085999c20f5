import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { href, type Page } from "#app/i18n/paths.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { HelpTopic } from "../sentence/help-topics.ts";

type HelpPage = Extract<Page, "forgot-password" | "profile" | "my-saved-searches" | "privacy" | "contact">;

const pageOf: Record<HelpTopic, HelpPage> = {
  password: "forgot-password",
  account: "profile",
  alerts: "my-saved-searches",
  privacy: "privacy",
  contact: "contact",
};

/** What was typed in the search box and is no search: where it is answered. */
export function HelpNotice({ topic, language }: { topic: HelpTopic; language: Language }) {
  const { t } = useTranslation();
  const { enabled } = useAuth();
  const isThere = enabled || topic === "privacy" || topic === "contact";
  return (
    <Notice title={t("sentence.help.title")}>
      <p>
        {isThere && <a href={href(pageOf[topic], language)}>{t(`sentence.help.${topic}`)}</a>}
        {topic !== "contact" && (
          <>
            {isThere && " · "}
            <a href={href("contact", language)}>{t("sentence.help.contact")}</a>
          </>
        )}
      </p>
    </Notice>
  );
}
