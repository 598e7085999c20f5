import { createInstance } from "i18next";
import { createElement as draw, Fragment, useId } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { TakenOver } from "./taken-over.tsx";

const Field = () => draw("input", { id: useId() });
const form = draw(Fragment, null, draw(Field), draw(Field));

test("the browser gives a page's fields the ids that the server gave them", () => {
  const i18n = createInstance();
  const ofBrowser = renderToString(draw(TakenOver, { i18n, onStanding: () => {}, children: form }));
  // As renderDocument has it: providers, each with one child.
  const ofServer = renderToString(draw(I18nextProvider, { i18n, children: form }));
  expect(ofBrowser).toBe(ofServer);
  expect(ofBrowser.match(/id="[^"]+"/g)).toHaveLength(2);
});
