import { expect, test } from "vitest";
import en from "#app/i18n/locales/en/index.ts";
import { renderPage } from "#app/shell/testing/render-page.ts";
import type { Addressee, WritingView } from "./load-writing.server.ts";
import { WriteToAll } from "./write-to-all.tsx";

const about = (reference: string, agentNumber: number, agent: string, titleLang?: "fr"): Addressee => ({
  ...{ reference, href: `/en/property/${reference}/x`, title: `Title of ${reference}`, agentNumber, agent },
  ...(titleLang && { titleLang }),
});
/** Two agents have the same name; the first has two of the properties, one of them named between those of others. */
const to = [about("a", 0, "Agence du Parc"), about("b", 1, "Agence du Parc"), about("c", 0, "Agence du Parc", "fr")];
const writing: WritingView = {
  form: { token: "", isSent: false, getsCopy: false, person: {} },
  ...{ message: "", to, agents: "Agence du Parc and Agence du Parc", agentCount: 2, leftOut: "", sent: [] },
};

/** Of each item of the list of who is written to: whose it is, and where it leads. */
async function itemsOf(given: Partial<WritingView>) {
  const markup = await renderPage({
    ...{ address: "/en/shortlist", texts: en, data: {} },
    page: () => <WriteToAll writing={{ ...writing, ...given }} path="/en/shortlist" language="en" />,
  });
  const lists = [...markup.matchAll(/<ul class="write-to">(.*?)<\/ul>/g)].map(([, list = ""]) => list);
  expect(lists).toHaveLength(1);
  return [...lists[0]!.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = ""]) => item);
}

const name = '<span class="contact-name">Agence du Parc</span>';
const link = (reference: string, lang = "") => `<a href="/en/property/${reference}/x"${lang}>Title of ${reference}</a>`;

test("who is written to stands there once, with all of theirs that it is about", async () => {
  expect(await itemsOf({})).toEqual([name + link("a") + link("c", ' lang="fr"'), name + link("b")]);
});

test("so it does once it is sent, of what was", async () => {
  expect(await itemsOf({ sent: to.slice(0, 2) })).toEqual([name + link("a"), name + link("b")]);
});
