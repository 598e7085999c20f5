import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { claimsOf, makeAccount, newIdToken, type TestAccount } from "#app/account/identity/testing/accounts.ts";
import { mailToken } from "#app/notifications/unsubscribe/mail-token.server.ts";
import { exchange, type WireAnswer, type WireRequest } from "./exchange.ts";
import type { TriedSite } from "./tried-site.ts";

/** Who asks: nobody, somebody without a profile, a member; and the other member, who never attacks. */
export type VisitorKind = "signed out" | "without profile" | "member" | "other member";

export interface Visitor {
  kind: VisitorKind;
  account?: TestAccount;
  /** What no other visitor may ever read. */
  secrets: readonly string[];
  cookies: Map<string, string>;
  /** What links in this visitor's mails carry. */
  tokens: readonly string[];
  /** Has sent words that look like a fault of ours, a key of a text among them, and may be shown them. */
  sentRenderingFault?: boolean;
}

/** Where requests go in: the tried site, or what stands in front of several. */
export type Door = Pick<TriedSite, "port" | "origin" | "hostHeader">;

/** Times that a step of preparing a visitor is tried. */
const mostAttempts = 6;

/** Somebody who has sent nothing yet. */
export const signedOut = (): Visitor => ({ kind: "signed out", secrets: [], cookies: new Map(), tokens: [] });

export const cookieHeader = ({ cookies }: Visitor) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** A request as a browser sends it for a visitor: a page, or with `fields` a form. */
export function requestOf(
  site: Door,
  visitor: Visitor,
  target: string,
  fields?: Readonly<Record<string, string>>,
): WireRequest {
  const body = fields && Buffer.from(new URLSearchParams(fields).toString());
  const cookie = cookieHeader(visitor);
  const headers: [string, string][] = [
    ...site.hostHeader,
    ["X-Forwarded-For", someAddress()],
    ["User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
    ["Accept", "text/html,application/xhtml+xml,*/*;q=0.8"],
    ...(cookie ? [["Cookie", cookie] as [string, string]] : []),
    ...(body
      ? ([
          ["Origin", site.origin],
          ["Content-Type", "application/x-www-form-urlencoded"],
          ["Content-Length", String(body.length)],
        ] as [string, string][])
      : []),
  ];
  return { method: body ? "POST" : "GET", target, headers, ...(body && { body }) };
}

/** Sends a well-behaved request of a visitor, and keeps the cookies of the answer. */
export async function ask(
  site: Door,
  visitor: Visitor,
  target: string,
  fields?: Readonly<Record<string, string>>,
): Promise<WireAnswer> {
  const answer = await exchange(site.port, requestOf(site, visitor, target, fields), 30_000);
  keepCookies(visitor, answer);
  return answer;
}

export function keepCookies({ cookies }: Visitor, { headers }: WireAnswer): void {
  for (const [header, value] of headers) {
    if (header !== "set-cookie") continue;
    const [, name = "", content = ""] = /^([^=;]+)=([^;]*)/.exec(value) ?? [];
    if (content === "" || /max-age=0|expires=thu, 01 jan 1970/i.test(value)) cookies.delete(name);
    else cookies.set(name, content);
  }
}

/** An address of the documentation's networks, for `X-Forwarded-For`. */
export function someAddress(): string {
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  return `10.${a}.${b}.${c}`;
}

/** Signs somebody new in; members get a profile, saved searches and a shortlist of their own. */
export async function newVisitor(site: TriedSite, kind: VisitorKind, references: readonly string[]): Promise<Visitor> {
  const visitor: Visitor = { ...signedOut(), kind };
  if (kind === "signed out") return visitor;
  const mark = randomBytes(5)
    .toString("hex")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
  const account = await makeAccount({ email: `${mark}@quartier.example` });
  visitor.account = account;
  await expectStatus(() => ask(site, visitor, "/api/user/login/token", { idToken: account.idToken }), 200);
  if (kind === "without profile") return { ...visitor, secrets: [mark] };

  const phone = `+32 470 ${String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, "0")}`;
  const profile = {
    titleId: "1",
    firstname: "An",
    lastname: `Zwart${mark}`,
    phone,
    languageId: "3",
    email: account.email,
    receiveEmailsForReverseMatching: "on",
    acceptTermsAndPrivacy: "true",
  };
  await expectStatus(() => ask(site, visitor, "/api/user/complete-profile", profile), 200);
  for (const from of ["/en/to-let/office", "/fr/a-louer/bureau/bruxelles?surface=100-500"]) {
    const { pathname, search } = new URL(from, site.origin);
    const named = `${pathname}${search}${search ? "&" : "?"}search=${mark}`;
    await expectStatus(() => ask(site, visitor, "/strategies", { from: named }), 303);
  }
  for (const reference of references.slice(0, 2)) {
    await expectStatus(() => ask(site, visitor, "/shortlist", { reference, keep: "1", from: "/en" }), 303);
  }
  const tokens = await mailTokensOf(site, account);
  return { ...visitor, secrets: [mark, phone, ...tokens.map((token) => token.split(".")[0] ?? token)], tokens };
}

/** A token of a sign-in that was just now. */
export const freshToken = ({ account }: Visitor) => (account ? newIdToken(account) : Promise.resolve("none"));

/** What a member's page shows of what is kept: it must be the same after whatever others send. */
export async function stateOf(site: TriedSite, visitor: Visitor): Promise<string> {
  const [profile, searches, shortlist] = [
    await ask(site, visitor, "/api/user/me"),
    await ask(site, visitor, "/en/my-saved-searches"),
    await ask(site, visitor, "/en/shortlist"),
  ].map(({ status, body }) => ({ status, text: body.toString() }));
  const items = (searches?.text.match(/<li\b[^>]*class="strategy[\s\S]*?<\/li>/g) ?? []).map((item) =>
    item.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "),
  );
  const kept = [...new Set(shortlist?.text.match(/\/en\/property\/[\w-]+/g) ?? [])].sort();
  return JSON.stringify({ status: profile?.status, profile: profile?.text, items, kept });
}

async function mailTokensOf(site: TriedSite, account: TestAccount): Promise<string[]> {
  const sql = postgres(site.environment["DATABASE_URL"] ?? "", { max: 1 });
  try {
    const uid = claimsOf(account.idToken).sub;
    const users = await sql<{ id: string }[]>`select id from users where uid = ${uid}`;
    const searches = await sql<
      { id: string }[]
    >`select id from strategies where user_id in ${sql(users.map(({ id }) => id))}`;
    return [
      ...users.map(({ id }) => mailToken("unsubscribe", id)),
      ...searches.map(({ id }) => mailToken("search-emails", id)),
    ];
  } finally {
    await sql.end();
  }
}

/** Asks again where the site is short of something for a moment, as it says by 503. */
async function expectStatus(ask: () => Promise<WireAnswer>, status: number): Promise<void> {
  let answer = await ask();
  for (let attempt = 1; answer.status === 503 && attempt < mostAttempts; attempt++) {
    await wait(attempt * 1_000);
    answer = await ask();
  }
  if (answer.status !== status) {
    throw new Error(`A visitor could not be prepared: ${answer.status} ${answer.body.toString().slice(0, 300)}`);
  }
}
