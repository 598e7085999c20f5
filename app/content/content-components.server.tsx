import type { ReactNode } from "react";
import type { Language } from "#app/i18n/languages.ts";
import { href, type Page } from "#app/i18n/paths.ts";
import { operator } from "#app/seo/operator.server.ts";
import type { ContentComponents } from "./render-mdx.server.tsx";

/**
 * What every text may use beside markdown: the site's and the operator's name and addresses, which settings say, and links
 * to pages of the site in the text's own language.
 */
export function contentComponents(language: Language): ContentComponents {
  return {
    SiteName: () => operator.siteName,
    OperatorName: () => operator.name,
    OperatorAddress: () => (
      <address>
        {[operator.name, ...operator.address.split("|")].map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          <MailLink />
        </span>
      </address>
    ),
    ContactEmail: MailLink,
    PageLink: ({ page, children }: { page: Page; children: ReactNode }) => (
      <a href={href(page, language)}>{children}</a>
    ),
  };
}

function MailLink() {
  return <a href={`mailto:${operator.email}`}>{operator.email}</a>;
}
