import { renderToString } from "react-dom/server";
import { useTranslation } from "react-i18next";
import { expect, test } from "vitest";
import { i18nIn } from "./i18n.server.ts";
import { inEveryLanguage } from "./languages.ts";
import * as own from "./texts-of-components.server.ts";

test("components are given the texts that react-i18next gives them", () => {
  inEveryLanguage((language) => {
    const given: unknown[] = [];
    const Words = () => {
      const [{ t, i18n, ready }, expected] = [own.useTranslation(), useTranslation()];
      given.push(t === expected.t, i18n === expected.i18n, ready === expected.ready);
      return t("shell.skip");
    };
    const page = renderToString(
      <own.I18nextProvider i18n={i18nIn(language)}>
        <Words />
      </own.I18nextProvider>,
    );
    expect(given).toEqual([true, true, true]);
    expect(page).toBe(i18nIn(language).t("shell.skip"));
  });
});
