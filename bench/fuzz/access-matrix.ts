import { exchange, type WireAnswer } from "./exchange.ts";
import type { FoundForm, FoundSite } from "./found-site.ts";
import { readPage } from "./found-site.ts";
import type { Attack } from "./make-attack.ts";
import { mostMilliseconds } from "./judge.ts";
import { templateOf } from "./route-templates.ts";
import type { TriedSite } from "./tried-site.ts";
import { ask, cookieHeader, someAddress, stateOf, type Visitor, type VisitorKind } from "./visitors.ts";

type Told = (attack: Attack, answer: WireAnswer, cpuSeconds: number) => Promise<void>;

/**
 * Tries what others may see and do of a member: every route as every other visitor, as page and as data, with the
 * member's own ids in its parameters; and every form of the member's pages, sent by the others.
 * @param tell judges an answer: nothing of the member may be in it
 * @returns how many requests were sent
 */
export async function tryAccess(
  site: TriedSite,
  visitors: ReadonlyMap<VisitorKind, Visitor>,
  victim: Visitor,
  found: FoundSite,
  tell: Told,
): Promise<number> {
  const before = await stateOf(site, victim);
  const own = await formsOf(site, victim, found);
  const ids = [
    ...new Set(
      own.flatMap(({ fields }) => fields.map(([, value]) => value)).filter((value) => /^[0-9a-f-]{36}$/.test(value)),
    ),
  ];
  let sent = 0;
  for (const visitor of visitors.values()) {
    for (const address of [...oneOfEach(found), ...ids.flatMap((id) => addressesWith(id))]) {
      for (const target of [address, asData(address)]) {
        await send(visitor, { method: "GET", target });
      }
    }
    for (const form of own) {
      if (visitor.kind !== "signed out" && /logout|delete|password/.test(JSON.stringify(form))) continue;
      const body = Buffer.from(
        new URLSearchParams(form.fields.map(([name, value]): [string, string] => [name, value])).toString(),
      );
      if (form.method !== "POST") continue;
      for (const target of [form.action, asData(form.action)]) await send(visitor, { method: "POST", target, body });
    }
  }
  const after = await stateOf(site, victim);
  if (after !== before) {
    throw new Error(`What a member keeps has changed by what others sent.\n  before ${before}\n  after ${after}`);
  }
  return sent;

  async function send(visitor: Visitor, request: { method: string; target: string; body?: Buffer }): Promise<void> {
    sent += 1;
    const cookie = cookieHeader(visitor);
    const attack: Attack = {
      ...request,
      visitor,
      route: templateOf(found.templates, request.target.split("?")[0]!) ?? {
        name: request.target,
        page: request.target,
      },
      changed: ["who asks"],
      headers: [
        ...site.hostHeader,
        ["X-Forwarded-For", someAddress()],
        ["Accept", "text/html,*/*;q=0.8"],
        ...(cookie ? ([["Cookie", cookie]] as const) : []),
        ...(request.body
          ? ([
              ["Origin", site.origin],
              ["Content-Type", "application/x-www-form-urlencoded"],
              ["Content-Length", String(request.body.length)],
            ] as const)
          : []),
      ],
    };
    const cpu = site.cpuSeconds;
    const answer = await exchange(site.port, attack, mostMilliseconds);
    await tell(attack, answer, site.cpuSeconds - cpu);
  }
}

/** The forms of every page that is a member's own, and of some that are everybody's, with what is in them for the member. */
async function formsOf(site: TriedSite, victim: Visitor, found: FoundSite): Promise<FoundForm[]> {
  const forms = new Map<string, FoundForm>();
  for (const address of oneOfEach(found)) {
    if (!address.startsWith("/en")) continue;
    const { body } = await ask(site, victim, address);
    for (const form of readPage(body.toString(), address, site.origin).forms) forms.set(JSON.stringify(form), form);
  }
  return [...forms.values()];
}

/** An address of every route, in one language: whatever the language, the same code answers. */
function oneOfEach(found: FoundSite): string[] {
  return found.templates.flatMap(({ name, segments }) => {
    if (/^\/(?:fr|nl)(?:\/|$)/.test(name)) return [];
    const seen = [...(found.addresses.get(name) ?? [])][0];
    if (seen !== undefined) return [seen];
    return segments.some((segment) => segment.startsWith(":") && !segment.endsWith("?"))
      ? []
      : [`/${segments.filter((segment) => !/^[:*]/.test(segment)).join("/")}`];
  });
}

function addressesWith(id: string): string[] {
  return ["/en/my-saved-searches", "/en/profile", "/en/shortlist", "/api/user/me", "/api/user/export"].flatMap((path) =>
    ["id", "strategy", "edit", "user", "userId", "uid"].map((name) => `${path}?${name}=${id}`),
  );
}

function asData(address: string): string {
  const [path = "", query] = address.split("?");
  return `${path === "/" ? "/_root" : path}.data${query === undefined ? "" : `?${query}`}`;
}
