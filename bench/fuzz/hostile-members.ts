import { languages } from "#app/i18n/languages.ts";
import { parameterName } from "#app/filters/search-url.ts";
import type { WireAnswer } from "./exchange.ts";
import { readPage, type FoundForm, type FoundSite } from "./found-site.ts";
import { growingTexts, hostileText, percentEncoded } from "./hostile-values.ts";
import type { Attack } from "./make-attack.ts";
import type { Random } from "./random.ts";
import { templateOf } from "./route-templates.ts";
import type { TriedSite } from "./tried-site.ts";
import { ask, keepCookies, newVisitor, requestOf, type Door, type Visitor } from "./visitors.ts";

/** What a hostile member leaves behind at a time. */
const searchesEach = 16;
const profilesEach = 4;
const messagesEach = 4;

interface Given {
  site: TriedSite;
  found: FoundSite;
  random: Random;
  /** Sends a request and judges its answer. */
  send: (attack: Attack) => Promise<WireAnswer>;
}

/**
 * Somebody new who says hostile things wherever something is kept: in saved searches and their names, in the profile, in
 * contact forms. What of it the forms take is met by the worker: in matching, in mails, in what the customer-relationship
 * system is told and in the person's own export.
 * @returns how much was taken
 */
export async function leaveHostileThings({ site, found, random, send }: Given): Promise<number> {
  const member: Visitor = { ...(await newVisitor(site, "member", [])), sentRenderingFault: true };
  let taken = 0;
  const form = async (target: string, fields: Readonly<Record<string, string>>, changed: string, page: string) => {
    const route = templateOf(found.templates, target.split("?")[0]!) ?? { name: target, page };
    const answer = await send({
      ...requestOf(site, member, target, fields),
      visitor: member,
      route,
      changed: [changed],
    });
    keepCookies(member, answer);
    if (answer.status === 303 || answer.status === 200) taken += 1;
    return answer;
  };

  for (let index = 0; index < searchesEach; index++) {
    await form("/strategies", { from: hostileSearch(random, found, index) }, "field from", "strategies");
  }
  for (const search of await ownSearches(site, member)) {
    const page = "/en/my-saved-searches";
    const name = hostileText(random, "");
    await form(page, { intent: "rename", strategy: search, name }, "field name", "my-saved-searches");
    await form(page, { intent: "frequency", strategy: search, frequency: "instant" }, "", "my-saved-searches");
  }
  for (let index = 0; index < profilesEach; index++) {
    const name = random.pick(["firstname", "lastname", "phone", "languageId", "titleId"]);
    const profile = { ...(await profileOf(site, member)), [name]: hostileText(random, "1") };
    await form("/api/user/complete-profile", profile, `field ${name}`, "api/user/complete-profile");
  }
  const listings = [...found.addresses].flatMap(([name, addresses]) =>
    /\/:reference/.test(name) ? [...addresses] : [],
  );
  for (let index = 0; index < messagesEach; index++) {
    const page = index % 2 === 0 || listings.length === 0 ? "/en/contact" : random.pick(listings);
    const known = await findContactForm(site, member, page);
    if (!known) continue;
    const fields = { ...known, topic: "other", message: `I say ${hostileText(random, "")}` };
    const name = random.pick(["name", "phone", "email", "message", "visit"]);
    await form(page.split("?")[0]!, { ...fields, [name]: hostileText(random, "") }, `field ${name}`, "contact");
  }
  const answer = await send({
    ...requestOf(site, member, "/api/user/export"),
    visitor: member,
    route: { name: "/api/user/export", page: "api/user/export" },
    changed: [],
  });
  if (answer.status !== 200) throw new Error(`A hostile member's export is answered ${answer.status}`);
  JSON.parse(answer.body.toString());
  return taken;
}

/** Searches that find what is new whatever else they say: matching asks the database for their free text. */
const broad = ["/en/search", "/fr/a-louer", "/nl/te-huur/kantoor", "/en/to-let/office?surface=1-"];

/** The address of a search of which one value is hostile: its free text, or any other where it was seen elsewhere. */
function hostileSearch(random: Random, found: FoundSite, index: number): string {
  const seen = [...found.addresses].flatMap(([name, addresses]) =>
    /\/:type\?|^\/(?:en|fr|nl)\/(?:search|recherche|zoeken)$/.test(name) ? [...addresses] : [],
  );
  const isBroad = index < growingTexts.length || seen.length === 0 || random.chance(0.5);
  const [path = "", query] = random.pick(isBroad ? broad : seen).split("?");
  const text = parameterName("search", languages.find((language) => path.startsWith(`/${language}`)) ?? "en");
  const values = new Map(new URLSearchParams(query));
  const name = isBroad || values.size === 0 ? text : random.pick([...values.keys()]);
  values.set(name, growingTexts[index] ?? hostileText(random, values.get(name) ?? ""));
  return `${path}?${[...values].map(([each, value]) => `${percentEncoded(each)}=${percentEncoded(value)}`).join("&")}`;
}

/** The ids of a member's saved searches, as their page has them. */
export async function ownSearches(site: TriedSite, member: Visitor): Promise<string[]> {
  const { body } = await ask(site, member, "/en/my-saved-searches");
  const { forms } = readPage(body.toString(), "/en/my-saved-searches", site.origin);
  return [...new Set(forms.flatMap((form) => valuesOf(form, "strategy")))];
}

async function profileOf(site: TriedSite, member: Visitor): Promise<Record<string, string>> {
  const { body } = await ask(site, member, "/api/user/me");
  const kept = JSON.parse(body.toString()) as Record<string, string | number | boolean | null>;
  const names = ["titleId", "firstname", "lastname", "phone", "languageId", "email"];
  return {
    ...Object.fromEntries(names.map((name) => [name, String(kept[name] ?? "")])),
    receiveEmailsForReverseMatching: "on",
    acceptTermsAndPrivacy: "true",
  };
}

/** What a page's contact form is filled in with for a member; undefined where the page has none. */
export async function findContactForm(
  site: Door,
  member: Visitor,
  page: string,
): Promise<Record<string, string> | undefined> {
  const { body } = await ask(site, member, page);
  const { forms } = readPage(body.toString(), page, site.origin);
  const form = forms.find(
    (each) => valuesOf(each, "token").length > 0 && each.fields.some(([name]) => name === "message"),
  );
  return form && Object.fromEntries(form.fields.filter(([name]) => ["token", "name", "email", "phone"].includes(name)));
}

function valuesOf({ fields }: FoundForm, name: string): string[] {
  return fields.filter(([each]) => each === name).map(([, value]) => value);
}
