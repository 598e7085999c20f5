import { expect, it } from "vitest";
import { refusedCode } from "./testing/refused-code.ts";

it.each([
  {
    rule: "no-barrels",
    fine: ["export const a = 1;", "const a = 1; export { a };"],
    wrong: ["export * from './a.ts';", "export { a } from './a.ts';"],
  },
  {
    rule: "named-files",
    fine: ["import './a.ts';", "import '#app/a.css?url';", "import 'react';", "import('./a.js');", "import(name);"],
    wrong: ["import './a';", "import a from '#app/a';", "import('../a');"],
  },
  {
    rule: "own-keys",
    fine: ["'a' in object;", "Object.hasOwn(object, name);", "for (const name in object) {}"],
    wrong: ["name in object;", "if (!(name in object)) {}"],
  },
  {
    rule: "read-forms",
    fine: ["readForm(request);", "new FormData(form);", "formData();"],
    wrong: ["request.formData();", "call.request.clone().formData();"],
  },
  {
    rule: "texts-of-components",
    fine: [
      "import { useTranslation } from 'react-i18next'; useTranslation();",
      "import { I18nextProvider } from 'react-i18next';",
      "import { Trans } from './own.ts';",
    ],
    wrong: [
      "useTranslation('search');",
      "import { Trans } from 'react-i18next';",
      "import * as texts from 'react-i18next';",
      "import texts from 'react-i18next';",
    ],
  },
])("$rule refuses what it is for, and nothing else", ({ rule, fine, wrong }) => {
  expect(refusedCode(rule, [...fine, ...wrong])).toEqual(wrong);
});
