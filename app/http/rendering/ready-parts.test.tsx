import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider, useTranslation } from "react-i18next";
import { expect, test } from "vitest";
import { i18nOf } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { joinBytes, putBytes } from "./ready-bytes.server.ts";
import { ReadyPart, ReadyPartsContext } from "./ready-part.tsx";
import { keepByItself, noteFirstTime } from "../lasting-data.server.ts";
import { readyParts } from "./ready-parts.server.tsx";

let rendered = 0;

function Words({ names, onOpen }: { names: readonly string[]; onOpen?: () => void }) {
  const { t } = useTranslation();
  rendered++;
  return (
    <>
      {names.map((name) => (
        <button key={name} onClick={onOpen}>
          {t("shell.skip")} {name}
        </button>
      ))}
    </>
  );
}

const part = (...names: string[]) => (
  <ReadyPart as="div" className="words" part={Words} of={{ names }} doing={{ onOpen() {} }} />
);

async function page(content: ReactNode, language: Language) {
  const i18n = await i18nOf(new Request(`http://localhost/${language}`));
  const markup: Record<string, string | Buffer> = {};
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <ReadyPartsContext.Provider value={readyParts(i18n, markup)}>{content}</ReadyPartsContext.Provider>
    </I18nextProvider>,
  );
  const byComponents = renderToString(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>);
  return { html: joinBytes(putBytes(html, markup)).toString(), byComponents, ready: Object.keys(markup).length };
}

test("a part that is asked for again is ready, and the same as components make it", async () => {
  const content = [part("Rue <Neuve>", "Diegem"), <p key="p">between</p>, part("Gent")].map((each, index) => (
    <section key={index}>{each}</section>
  ));
  for (const expected of [0, 2, 2]) {
    const { html, byComponents, ready } = await page(content, "nl");
    expect(html).toBe(byComponents);
    expect(ready).toBe(expected);
  }
  const before = rendered;
  await page(content, "nl");
  expect(rendered - before).toBe(2); // By the comparison alone.
});

test("other data and another language are another part", async () => {
  for (let turn = 0; turn < 3; turn++) await page(part("Leuven"), "fr");
  const pages = [
    await page(part("Louvain"), "fr"),
    await page(part("Leuven"), "en"),
    await page(part("Leuven", ""), "fr"),
  ];
  for (const { html, byComponents, ready } of pages) {
    expect(html).toBe(byComponents);
    expect(ready).toBe(0);
  }
});

test("a line break in a text begins no other property", async () => {
  const Two = ({ first, second }: { first: string; second: string }) => `${first}|${second}`;
  const two = (first: string, second: string) => <ReadyPart as="div" part={Two} of={{ first, second }} />;
  for (let turn = 0; turn < 3; turn++) await page(two("a\nsecond string b", "c"), "en");
  const { html, byComponents } = await page(two("a", "b\nsecond string c"), "en");
  expect(html).toBe(byComponents);
});

test("nothing of the page around it reaches a part that is kept", async () => {
  const Address = () => useLocation().pathname;
  const content = <ReadyPart as="div" part={Address} of={{}} />;
  await expect(page(content, "en")).rejects.toThrow("useLocation");
});

const Way = ({ word, slots }: { word: string; slots: { to?: string; back?: string } }) => {
  rendered++;
  return (
    <>
      <a href={slots.to} title={`${word} ${slots.to ?? ""}`}>
        {slots.to}
      </a>
      {slots.back !== undefined && <a href={slots.back}>{word}</a>}
    </>
  );
};

test("what stands in a slot is each page's own, as React writes it", async () => {
  const way = (slots: { to?: string; back?: string }) => (
    <ReadyPart as="div" part={Way} of={{ word: "on" }} slots={slots} />
  );
  for (let turn = 0; turn < 2; turn++) await page(way({ to: "/first" }), "en");
  const before = rendered;
  for (const to of ["/first", "/second?a=1&b=2", `"><script>'$&`, "", "slot-to;"]) {
    const { html, byComponents, ready } = await page(way({ to }), "en");
    expect(html.replaceAll("<!-- -->", "")).toBe(byComponents.replaceAll("<!-- -->", ""));
    expect(ready).toBe(1);
  }
  expect(rendered - before).toBe(5); // By the comparison alone.
  // Which slots there are is no slot.
  const { html, byComponents, ready } = await page(way({ to: "/first", back: "/" }), "en");
  expect(html).toBe(byComponents);
  expect(ready).toBe(0);
});

test("what hangs on more than its data is never kept", async () => {
  for (let turn = 0; turn < 3; turn++) {
    const own = <ReadyPart as="div" part={Words} of={{ names: ["Ans"] }} doing={{ onOpen() {} }} isPlain={false} />;
    expect((await page(own, "en")).ready).toBe(0);
  }
});

test("data that last are read once, and stand for what is in them", async () => {
  let read = 0;
  const names = (...given: string[]) => ({
    toJSON() {
      read++;
      return given;
    },
    map: given.map.bind(given),
  });
  const [lasting, alike, other] = [names("Mons", "Ath"), names("Mons", "Ath"), names("Mons, Ath")];
  for (const each of [lasting, alike, other]) keepByItself(each);
  const content = (of: typeof lasting) => (
    <ReadyPart as="div" part={Words} of={{ names: of as unknown as readonly string[] }} />
  );
  for (const expected of [0, 1, 1]) expect((await page(content(lasting), "fr")).ready).toBe(expected);
  expect(read).toBe(1);
  const { html, byComponents, ready } = await page(content(alike), "fr");
  expect([html, ready]).toEqual([byComponents, 1]);
  expect((await page(content(other), "fr")).ready).toBe(0);
});

test("what is given for the first time is not looked for, nor read through", async () => {
  const names = { toJSON: () => expect.unreachable(), map: ["Virton"].map.bind(["Virton"]) };
  noteFirstTime(names);
  const content = <ReadyPart as="div" part={Words} of={{ names: names as unknown as readonly string[] }} />;
  for (let turn = 0; turn < 3; turn++) {
    const { html, byComponents, ready } = await page(content, "fr");
    expect([html, ready]).toEqual([byComponents, 0]);
  }
});
