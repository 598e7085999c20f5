import { renderToStaticMarkup } from "react-dom/server";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { settings } from "#app/settings/settings.server.ts";
import { BrokenText } from "./parts/broken-text.tsx";
import type { RenderedText } from "./render-mdx.server.tsx";

/**
 * In development, why a text can't be shown, in its place on the page.
 * @throws what it was given, everywhere else
 */
export function explainInPlace(error: unknown, language: Language): RenderedText {
  if (settings.NODE_ENV !== "development") throw error;
  const reason = error instanceof Error ? error.message : String(error);
  const heading = textsIn(language)("content.broken");
  return { html: renderToStaticMarkup(<BrokenText heading={heading} reason={reason} />), sections: [] };
}
