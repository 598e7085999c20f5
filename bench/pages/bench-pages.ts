import postgres from "postgres";
import { listingHref } from "#app/listings/listing-href.ts";
import type { Line } from "../report.ts";
import { sameBytes, siteServer, templateStrings, type LoadedServer, type PageAnswer } from "./page-load.ts";

/** A page, asked for again and again, or others in turn. */
interface Page {
  addresses: readonly string[];
  /** CPU of the server for it, in milliseconds, on a quiet machine. */
  goal?: number;
  /** Whether it is made by template strings as well: what its markup alone would cost. */
  byTemplates?: boolean;
  /** Over how many connections it is asked for, where that makes a difference. */
  connections?: number;
}

const results = "/en/to-let/office";

/**
 * Of a server with the usual settings. Kept pages: 8,000 a second of a core (app/http/page-cache.server.ts). The more ask at
 * once, the more share a look for changes.
 */
const kept: Record<string, Page> = {
  "results, kept": { addresses: [results], goal: 0.125 },
  "results, kept, asked by 32 at once": { addresses: [results], goal: 0.125, connections: 32 },
  "home, kept": { addresses: ["/en"], goal: 0.125 },
  "home, kept, asked by 32 at once": { addresses: ["/en"], goal: 0.125, connections: 32 },
};

/**
 * Asked of a server that keeps no page. What is asked for again has its parts ready (app/http/rendering/ready-parts.server.tsx); what is
 * asked for the first time has none.
 */
async function listMade(databaseUrl: string): Promise<Record<string, Page>> {
  const [listing = "", ...others] = await listAddresses(databaseUrl);
  return {
    "results, 24 cards": { addresses: [results], goal: 4, byTemplates: true },
    "results, each for the first time": { addresses: others.map((_, index) => `${results}?surface=${50 + index}-`) },
    "results, data only": { addresses: [`${results}.data`], goal: 2 },
    home: { addresses: ["/en"], goal: 3, byTemplates: true },
    listing: { addresses: [listing], goal: 3, byTemplates: true },
    "listings, each for the first time": { addresses: others },
    "two bytes (healthz)": { addresses: ["/healthz"], goal: 0.1 },
  };
}

/**
 * CPU of the production server for its pages, keeping them and keeping none, beside a bare server that sends the same bytes
 * with the same headers.
 */
export async function benchPages(environment: Record<string, string>): Promise<Line[]> {
  const { DATABASE_URL: databaseUrl = "" } = environment;
  const made = await listMade(databaseUrl);
  return [
    ...(await withServer(siteServer({ ...environment, PAGE_CACHE_MB: "0" }), (server) => benchAll(server, made))),
    ...(await withServer(siteServer(environment), async (server) => [
      ...(await benchAll(server, kept)),
      ...(await benchMadeAgain(server, databaseUrl)),
    ])),
  ];
}

async function benchAll(server: LoadedServer, pages: Record<string, Page>): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, page] of Object.entries(pages)) {
    let next = 0;
    const take = () => page.addresses[next++ % page.addresses.length] ?? "";
    lines.push(...(await benchPage(server, name, page, take)));
  }
  return lines;
}

/** Listings change all the time, and few pages show it: each look finds a change, and the same page. */
function benchMadeAgain(server: LoadedServer, databaseUrl: string): Promise<Line[]> {
  return withChanges(databaseUrl, (change) =>
    benchPage(server, "results, made again and the same", {}, async () => {
      await change();
      return results;
    }),
  );
}

async function benchPage(
  server: LoadedServer,
  name: string,
  { goal, byTemplates, connections }: Partial<Page>,
  next: () => string | Promise<string>,
): Promise<Line[]> {
  const { cpu, rate, answer } = await server.load(name, next, connections);
  const floor = await floorOf(sameBytes(answer), connections);
  const limit = goal !== undefined && { goal };
  return [
    { name: `${name}, CPU a request`, figure: cpu, floor: floor.cpu, unit: "ms", ...limit },
    ...(byTemplates ? [await benchTemplates(name, answer, floor.cpu)] : []),
    { name: `${name}, requests`, figure: rate, floor: floor.rate, unit: "/s" },
  ];
}

async function benchTemplates(name: string, answer: PageAnswer, floor: number): Promise<Line> {
  const { cpu } = await floorOf(templateStrings(answer));
  return { name: `${name}, its markup by template strings, compressed`, figure: cpu, floor, unit: "ms" };
}

const floorOf = (starting: Promise<LoadedServer>, connections?: number) =>
  withServer(starting, (server) => server.load("a floor", () => "/", connections));

async function withServer<Result>(starting: Promise<LoadedServer>, use: (server: LoadedServer) => Promise<Result>) {
  const server = await starting;
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

/** Addresses of published listings in English, in no order. */
async function listAddresses(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  try {
    const rows = await sql<{ reference: string; titles: Parameters<typeof listingHref>[1] }[]>`
      select reference, titles from listings where status = 'published' and listed
      order by md5(reference) limit 10000`;
    return rows.map(({ reference, titles }) => listingHref(reference, titles, "en"));
  } finally {
    await sql.end();
  }
}

/** @param use is given what changes a listing that stands on no page of the search, as far as one can see */
async function withChanges<Result>(
  databaseUrl: string,
  use: (change: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  const [row] = await sql<{ id: number }[]>`
    select id from listings where listed and type <> 'office' and not coworking order by published_at limit 1`;
  try {
    return await use(async () => {
      await sql`update listings set published_at = published_at where id = ${row?.id ?? 0}`;
    });
  } finally {
    await sql.end();
  }
}
