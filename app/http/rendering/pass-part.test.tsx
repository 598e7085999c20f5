import type { AppLoadContext } from "@remix-run/node";
import { renderToString } from "react-dom/server";
import { I18nextProvider, useTranslation } from "react-i18next";
import { expect, test } from "vitest";
import { i18nIn } from "#app/i18n/i18n.server.ts";
import { documentHeader } from "../document-request.ts";
import { passPart } from "./pass-part.server.tsx";
import { PassedPart, PassedPartsContext } from "./passed-part.tsx";
import { joinBytes, putBytes } from "./ready-bytes.server.ts";
import { ReadyPartsContext } from "./ready-part.tsx";
import { readyParts } from "./ready-parts.server.tsx";

function Words({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <p title={name}>
      {t("shell.skip")} {name}
    </p>
  );
}

const i18n = i18nIn("fr");
const inDocument = new Request("http://localhost/fr", { headers: { [documentHeader]: "yes" } });
const inData = new Request("http://localhost/fr");
const markupOf = (name: string) =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <Words name={name} />
    </I18nextProvider>,
  );

function page(context: AppLoadContext, html: string | undefined): string {
  const bytes: Record<string, string | Buffer> = {};
  const rendered = renderToString(
    <I18nextProvider i18n={i18n}>
      <PassedPartsContext.Provider value={context.request?.parts ?? {}}>
        <ReadyPartsContext.Provider value={readyParts(i18n, bytes)}>
          <PassedPart as="section" id="words" className="small" html={html} />
        </ReadyPartsContext.Provider>
      </PassedPartsContext.Provider>
    </I18nextProvider>,
  );
  return joinBytes(putBytes(rendered, bytes)).toString();
}

test("a document has the part each time, and none of it in its data", () => {
  for (let time = 0; time < 3; time++) {
    const context: AppLoadContext = {};
    const loaded = passPart(inDocument, context, "words", { part: Words, of: { name: "Rue <Neuve>" }, i18n });
    expect(loaded).toBeUndefined();
    expect(page(context, loaded)).toBe(`<section id="words" class="small">${markupOf("Rue <Neuve>")}</section>`);
  }
});

test("data asked for by themselves have it as markup, which is what the page then shows", () => {
  for (const name of ["Gand", "Gand", "Gand", "Liège"]) {
    const context: AppLoadContext = {};
    const loaded = passPart(inData, context, "words", { part: Words, of: { name }, i18n });
    expect(loaded).toBe(markupOf(name));
    expect(context.request?.parts).toBeUndefined();
    expect(page(context, loaded)).toBe(`<section id="words" class="small">${markupOf(name)}</section>`);
  }
});

test("another element's part is not shown", () => {
  const context: AppLoadContext = {};
  passPart(inDocument, context, "others", { part: Words, of: { name: "Gand" }, i18n });
  expect(page(context, undefined)).toBe('<section id="words" class="small"></section>');
});
