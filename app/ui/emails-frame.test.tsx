import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { pageTexts } from "#app/i18n/page-texts.ts";
import { siteTexts } from "#app/i18n/texts-by-language.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { EmailsFrame } from "./emails-frame.tsx";

test.each(languages)(
  "the address that is asked about has a line of its own in %s, and no sentence breaks it",
  (language) => {
    const { prove, change, stop } = siteTexts[language].emails.address;
    for (const { ask } of [prove, change, stop]) {
      expect(ask).not.toContain("{{");
      const markup = renderToStaticMarkup(
        <I18nextProvider i18n={pageTexts(language, siteTexts[language])}>
          <EmailsFrame heading={ask} about="sofie-4ce796@example.be">
            <p />
          </EmailsFrame>
        </I18nextProvider>,
      );
      expect(markup).toContain('<span class="emails-about">sofie-4ce796@example.be</span></h1>');
    }
  },
);
