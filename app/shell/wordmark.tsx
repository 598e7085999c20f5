import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";

interface WordmarkProps {
  siteName: string;
  language: Language;
  /** True on the home page itself. */
  current?: boolean;
}

/** The site's name with its small brick square; leads home. */
export function Wordmark({ siteName, language, current }: WordmarkProps) {
  const { t } = useTranslation();
  return (
    <a
      className="wordmark"
      href={href("home", language)}
      aria-label={t("shell.home", { site: siteName })}
      aria-current={current ? "page" : undefined}
    >
      {siteName}
      <span className="wordmark-square" />
    </a>
  );
}
