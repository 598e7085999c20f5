import { renderToStaticMarkup } from "react-dom/server";
import { mailTextsIn } from "#app/i18n/mail-texts.server.ts";
import { href } from "#app/i18n/paths.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { MailContent, RenderedMail } from "./mail-content.ts";
import { MailLayout } from "./mail-layout.server.tsx";
import { inPlainText } from "./plain-text.server.ts";

/** Makes the two forms of a mail, which say the same: HTML, and plain text for whoever reads it so. */
export function renderMail(content: MailContent): RenderedMail {
  const { language, subject } = content;
  // On one line, whatever the width.
  const phone = settings.CONTACT_PHONE.replaceAll(" ", "\u00a0");
  const frame = {
    siteName: settings.SITE_NAME,
    siteUrl: settings.SITE_URL + href("home", language),
    contact: content.contact ?? mailTextsIn(language)("contact", { phone }),
    operator: [settings.OPERATOR_NAME, ...settings.OPERATOR_ADDRESS.split("|")],
  };
  const html = `<!doctype html>${renderToStaticMarkup(<MailLayout content={content} frame={frame} />)}`;
  return { language, subject, html, text: inPlainText(content, frame) };
}
