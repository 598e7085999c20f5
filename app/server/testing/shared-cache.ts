interface Stored {
  url: string;
  /** What the request said that the answer depends on. */
  asked: ReadonlyMap<string, string | null>;
  headers: Headers;
  body: string;
  storedAt: number;
}

/** What came, and from where. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
  from: "site" | "cache" | "stale";
}

/**
 * A cache between the site and all of its visitors, as RFC 9111 has it, with what RFC 5861 (stale-while-revalidate) and RFC
 * 9213 (CDN-Cache-Control) add, and tags: small, and keeping whatever it may. Its clock stands until somebody moves it.
 */
export class SharedCache {
  readonly #origin: string;
  readonly #stored: Stored[] = [];
  /** Milliseconds. */
  now = 0;
  /** What is asked for in the background. */
  refreshing: Promise<unknown> = Promise.resolve();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async get(path: string, given: Record<string, string> = {}): Promise<Answer> {
    const asked = new Headers(given);
    const stored = this.#stored.find((each) => each.url === path && matches(each, asked));
    if (!stored) return this.#ask(path, asked);
    const age = (this.now - stored.storedAt) / 1_000;
    const { lifetime, stale } = freshnessOf(stored.headers);
    if (age < lifetime) return answerOf(stored, "cache");
    if (age >= lifetime + stale) return this.#ask(path, asked, stored);
    this.refreshing = this.#ask(path, asked, stored);
    return answerOf(stored, "stale");
  }

  /** Lets go of what bears one of these tags. */
  purge(tags: readonly string[]): void {
    for (const stored of this.#stored.filter(({ headers }) => tags.some((tag) => tagsOf(headers).includes(tag)))) {
      this.#stored.splice(this.#stored.indexOf(stored), 1);
    }
  }

  async #ask(path: string, asked: Headers, before?: Stored): Promise<Answer> {
    const headers = new Headers(asked);
    const etag = before?.headers.get("etag");
    if (etag) headers.set("If-None-Match", etag);
    const answer = await fetch(this.#origin + path, { redirect: "manual", headers });
    const text = await answer.text();
    if (before) this.#stored.splice(this.#stored.indexOf(before), 1);
    const isSame = before !== undefined && answer.status === 304;
    const status = isSame ? 200 : answer.status;
    const body = isSame ? before.body : text;
    if (status === 200 && mayBeStored(answer.headers)) {
      const vary = listOf(answer.headers, "vary");
      const told = new Map(vary.map((name) => [name, asked.get(name)]));
      this.#stored.push({ url: path, asked: told, headers: answer.headers, body, storedAt: this.now });
    }
    return { status, headers: answer.headers, text: body, from: "site" };
  }
}

function matches({ asked }: Stored, headers: Headers): boolean {
  return [...asked].every(([name, value]) => name !== "*" && headers.get(name) === value);
}

/** The header for caches like this one stands above the one for all. */
const policyOf = (headers: Headers) =>
  listOf(headers, headers.has("cdn-cache-control") ? "cdn-cache-control" : "cache-control");

function mayBeStored(headers: Headers): boolean {
  const policy = policyOf(headers);
  return freshnessOf(headers).lifetime > 0 && !policy.some((each) => /^(?:private|no-store|no-cache)/.test(each));
}

function freshnessOf(headers: Headers): { lifetime: number; stale: number } {
  const policy = policyOf(headers);
  const seconds = (name: string) => Number(policy.find((each) => each.startsWith(`${name}=`))?.split("=")[1] ?? NaN);
  const [shared, all, stale] = [seconds("s-maxage"), seconds("max-age"), seconds("stale-while-revalidate")];
  return { lifetime: shared >= 0 ? shared : all || 0, stale: stale || 0 };
}

const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? "")
    .toLowerCase()
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

const tagsOf = (headers: Headers) => (headers.get("surrogate-key") ?? "").split(" ");

const answerOf = ({ headers, body }: Stored, from: "cache" | "stale"): Answer => ({
  status: 200,
  headers,
  text: body,
  from,
});
