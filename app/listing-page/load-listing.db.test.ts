import { eq, sql } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { findListing } from "#app/listings/find-listing.server.ts";
import { photoKey } from "#app/media/pictures/photo-key.server.ts";
import { closeDatabase, createDatabase, type Database } from "#db/client.server.ts";
import { attachments } from "#db/schema/attachments.ts";
import { advertisers, listings, priceChanges, units } from "#db/schema/listings.ts";
import { pictures } from "#db/schema/pictures.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { loadListing } from "./load-listing.server.ts";
import type { ListingPage } from "./page-of-listing.server.ts";

const site = "https://quartier.example";

async function ask(db: Database, path: string, siteUrl = site) {
  const url = new URL(path, site);
  const language = languageOfPath(url.pathname);
  const reference = url.pathname.split("/")[3] ?? "";
  return loadListing(db, await getGazetteer(db), url, reference, language, textsIn(language), siteUrl);
}

/** How a price stands among others; undefined where nothing is compared. */
async function contextAt(db: Database, path: string) {
  const { context } = await pageAt(db, path);
  return context && "compared" in context ? context : undefined;
}

/** The page at an address that must have one. */
async function pageAt(db: Database, path: string, siteUrl = site) {
  const answer = await ask(db, path, siteUrl);
  if (!("page" in answer)) throw new Error(`${path} has no page: ${JSON.stringify(answer)}`);
  return answer.page;
}

/** Questions that wait for a lock, and those at work, beside the one that asks. */
const others = sql`select (count(*) filter (where wait_event_type = 'Lock'))::int as waiting,
  (count(*) filter (where wait_event_type is distinct from 'Lock'))::int as active
  from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`;

const title = { en: "Offices, Avenue Louise 149", fr: "Bureaux, avenue Louise 149", nl: "Kantoren, Louizalaan 149" };
const ixelles = { postcode: "1050", locality: "Ixelles", country: "BE" } as const;
const address = "/en/property/louise/offices-avenue-louise-149";

dbTest("what else is on offer at the same address is told, whatever a geocoder made of it", async ({ db }) => {
  const house = { ...ixelles, street: "Avenue Louise", number: "149" };
  await makeListings(
    db,
    { reference: "louise", title, address: house },
    { reference: "above", address: { ...house, street: "avenue louise" } },
    { reference: "next", address: { ...house, number: "151" } },
    { reference: "let", address: house, status: "let" },
    { reference: "elsewhere", address: { ...house, postcode: "1180", locality: "Uccle" } },
  );
  const page = await pageAt(db, address);
  expect(page.sameBuilding.map(({ reference }) => reference)).toEqual(["above"]);
  expect(page.similar.map(({ reference }) => reference)).not.toContain("above");
  expect(page.brochure.address).toBe("quartier.example/en/property/LOUISE");
});

dbTest("photos come first, then plans, without what can't be had; documents and films are links", async ({ db }) => {
  const at = (name: string) => `https://pictures.example/${name}`;
  const photo = (name: string, kind: "photo" | "floor-plan") => ({ source: at(name), kind, alt: { en: name } });
  const documents = [
    { source: "https://agency.example/louise.pdf", title: { en: "Particulars" } },
    { source: "https://films.example/watch?v=louise", kind: "link" as const, title: { en: "Film" } },
    { source: "https://agency.example/not-yet.pdf", title: { en: "Not looked into yet" } },
  ];
  const photos = [photo("plan.png", "floor-plan"), photo("gone.jpg", "photo"), photo("front.jpg", "photo")];
  await makeListings(db, { reference: "louise", title, address: ixelles, photos, documents });
  const [gone, front] = [photoKey(at("gone.jpg")), photoKey(at("front.jpg"))];
  await db.update(pictures).set({ state: "failed" }).where(eq(pictures.key, gone));
  const known = { state: "ready", width: 700, height: 525, colour: "#a0522d", blur: "UklGRg==" } as const;
  await db.update(pictures).set(known).where(eq(pictures.key, front));
  const original = "a".repeat(64);
  const particulars = eq(attachments.source, documents[0]!.source);
  await db.update(attachments).set({ state: "ready", original }).where(particulars);

  const { view, image } = await pageAt(db, address);
  expect(view.pictures.map(({ alt, isPlan, facts }) => [alt, isPlan, facts])).toEqual([
    ["front.jpg", false, { most: 700, colour: "#a0522d", blur: "UklGRg==" }],
    ["plan.png", true, undefined],
  ]);
  expect(image).toBe(`/media/${front}/og.jpg`);
  expect(view.documents.map(({ href, text }) => [href, text])).toEqual([
    [`/media/documents/${original}.pdf`, "Particulars"],
    ["https://films.example/watch?v=louise", "Film"],
  ]);
});

dbTest("a price is told against those of its kind, in the smallest place that has enough of them", async ({ db }) => {
  const rent = (amount: number) => ({ amount, basis: "m2" as const, period: "year" as const });
  const many = (place: { postcode: string; locality: string; country: "BE" }, name: string, rents: number[]) =>
    rents.map((amount, at) => ({ reference: `${name}-${at}`, address: place, rent: rent(amount) }));
  await makeListings(
    db,
    { reference: "louise", title, address: ixelles, rent: rent(180) },
    ...many(ixelles, "ixelles", [190, 200, 200, 204, 210, 240, 250]),
    ...many({ postcode: "9000", locality: "Gent", country: "BE" }, "ghent", [90, 90, 90]),
    { reference: "sale", address: ixelles, transactions: ["for-sale"] },
    { reference: "asked", address: ixelles, rent: { onRequest: true } },
  );
  const context = await contextAt(db, address);
  // Of eight the median lies between the fourth and the fifth.
  expect(context?.standing).toBe("11% below the median");
  expect(context?.compared).toBe(
    "Offices to let in Ixelles: 8 with a price. This property: €180/m²/year; median: €202/m²/year.",
  );
  expect(context?.classes.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  expect(context?.classes.findIndex(({ own }) => own)).toBe(0);
  expect(context?.href).toBe("/en/to-let/office/ixelles");
  expect(context?.marketHref).toBe("/en/market/ixelles/office/to-let");
  // What has its price on request is told what the others ask.
  const onRequest = await contextAt(db, "/en/property/asked/offices");
  expect(onRequest?.standing).toBeUndefined();
  expect(onRequest?.compared).toBe("Offices to let in Ixelles: 8 with a price; median: €202/m²/year.");
  expect(onRequest?.classes.some(({ own }) => own)).toBe(false);
  expect(onRequest?.marketHref).toBe("/en/market/ixelles/office/to-let");
  // Three offices in the province: those of the whole country are no market to stand in.
  expect((await pageAt(db, "/en/property/ghent-0/offices")).context).toEqual({
    tooFew:
      "Offices to let in East Flanders: fewer than eight have a price. That is too few to say how this one compares.",
  });
  const aalst = { postcode: "9300", locality: "Aalst", country: "BE" } as const;
  // Five have a median, which their market tells.
  await makeListings(db, ...many(aalst, "aalst", [80, 80]));
  const { context: ofFive } = await pageAt(db, "/en/property/ghent-0/offices");
  expect(ofFive).toMatchObject({ marketHref: "/en/market/east-flanders/office/to-let" });
  expect(ofFive).toHaveProperty("tooFew");
  await makeListings(
    db,
    ...many({ postcode: "1000", locality: "Bruxelles", country: "BE" }, "centre", [150]),
    ...many(aalst, "aalst-more", [80, 80, 80]),
  );
  const ghent = await contextAt(db, "/en/property/ghent-0/offices");
  expect(ghent?.compared).toMatch(/^Offices to let in East Flanders: 8 /);
  const centre = await contextAt(db, "/en/property/centre-0/offices");
  expect(centre?.compared).toMatch(/^Offices to let in .*Brussels.*: 9 /);
  expect((await pageAt(db, "/en/property/sale/offices")).context).toHaveProperty("tooFew");
});

dbTest("a studio is told against studios where there are enough, else that it is not", async ({ db }) => {
  const home = (reference: string, amount: number, facts: { bedrooms?: number }) => ({
    ...{ reference, type: "apartment" as const, address: ixelles, surface: { total: 50 }, facts },
    rent: { amount, basis: "total" as const, period: "month" as const },
  });
  await makeListings(
    db,
    home("studio", 1000, { bedrooms: 0 }),
    ...[500, 600, 700, 800, 900, 950, 990].map((rent, at) => home(`large-${at}`, rent, { bedrooms: 2 })),
    // It may be one, and is not counted as one.
    home("untold", 980, {}),
  );
  const among = await contextAt(db, "/en/property/studio/offices");
  expect(among?.compared).toMatch(/^Apartments to let in Ixelles: 9 with a price/);
  expect(among?.remark).toMatch(/^This is a studio/);
  await makeListings(
    db,
    ...[900, 950, 990, 1000, 1050, 1100, 1150].map((rent, at) => home(`small-${at}`, rent, { bedrooms: 0 })),
  );
  const alike = await contextAt(db, "/en/property/studio/offices");
  expect(alike?.compared).toMatch(/^Apartments to let in Ixelles, studio \(no separate bedroom\): 8 with a price/);
  expect(alike?.remark).toBeUndefined();
  expect(alike?.href).toBe("/en/to-let/apartment/ixelles?bedrooms=0-0");
});

dbTest("a price, and what is alike, is told as listings are now, however often it was asked before", async ({ db }) => {
  const offices = Array.from({ length: 8 }, (_, at) => ({ reference: `ixelles-${at}`, address: ixelles }));
  await makeListings(db, { reference: "louise", title, address: ixelles }, ...offices);
  for (let times = 0; times < 2; times++) expect((await contextAt(db, address))?.compared).toContain(": 9 with");
  const point = { lat: 50.83, lng: 4.36 };
  const asLouise = { address: ixelles, surface: { total: 500 }, point };
  await makeListings(db, { reference: "louise", title, ...asLouise }, { reference: "twin", ...asLouise });
  const page = await pageAt(db, address);
  expect(page.context).toMatchObject({ compared: expect.stringContaining(": 10 with") as string });
  expect(page.similar[0]?.reference).toBe("twin");
});

describe("a listing that was told before", () => {
  const rent = (amount: number) => ({ amount, basis: "m2" as const, period: "year" as const });
  const photos = [{ source: "https://pictures.example/front.jpg", kind: "photo" as const, alt: { en: "front" } }];
  const documents = [{ source: "https://agency.example/louise.pdf", title: { en: "Particulars" } }];
  const louise = { reference: "louise", title, address: ixelles, rent: rent(180), photos, documents };

  /** What the page says before and after, asked for often enough that it was kept; and that it was the same until then. */
  async function afterwards(db: Database, change: () => Promise<unknown>, path = address) {
    await pageAt(db, path);
    const kept = await pageAt(db, path);
    expect(await pageAt(db, path)).toBe(kept);
    await change();
    return { kept, now: await pageAt(db, path) };
  }

  dbTest("is told anew as soon as a row has changed that it is made of, whoever wrote it", async ({ db }) => {
    await makeListings(db, louise);
    const changed = { description: { en: "Dark." } };
    const text = await afterwards(db, () => makeListings(db, { ...louise, ...changed }));
    expect(text.kept.view.description?.paragraphs).toEqual(["Bright."]);
    expect(text.now.view.description?.paragraphs).toEqual(["Dark."]);

    const phone = await afterwards(db, () => db.update(advertisers).set({ phone: "+32 2 555 01 02" }));
    expect(phone.kept.view.advertiser.tel).toBeNull();
    expect(phone.now.writesTo.agent.tel).toBe("tel:+3225550102");

    const blurs = ({ view }: ListingPage) => view.pictures.map(({ facts }) => facts?.blur);
    await db.update(pictures).set({ state: "ready", width: 700, height: 525, colour: "#a0522d", blur: "UklGRg==" });
    const blurred = await afterwards(db, () => db.update(pictures).set({ blur: "UklGRh==" }));
    expect([blurs(blurred.kept), blurs(blurred.now)]).toEqual([["UklGRg=="], ["UklGRh=="]]);

    const picture = await afterwards(db, () => db.update(pictures).set({ state: "failed" }));
    expect([picture.kept.view.pictures.length, picture.now.view.pictures.length]).toEqual([1, 0]);

    const original = "b".repeat(64);
    const paper = await afterwards(db, () => db.update(attachments).set({ state: "ready", original }));
    expect([paper.kept.view.documents.length, paper.now.view.documents.length]).toEqual([0, 1]);

    const price = await afterwards(db, () => makeListings(db, { ...louise, rent: rent(160) }));
    expect(price.kept.view.history).toBeUndefined();
    expect(price.now.view.history?.steps.map(({ amount }) => amount)).toEqual([180, 160]);
    const { now } = await afterwards(db, () => db.delete(priceChanges));
    expect(now.view.history).toBeUndefined();

    const part = await afterwards(db, () =>
      makeListings(db, {
        ...louise,
        units: [
          { name: "1", surface: 100 },
          { name: "2", surface: 400 },
        ],
      }),
    );
    expect([part.kept.view.units, part.now.view.units?.rows.length]).toEqual([undefined, 2]);
    const unit = await afterwards(db, () => db.update(units).set({ name: "Ground floor" }).where(eq(units.name, "1")));
    expect(unit.now.view.units?.rows.map(({ name }) => name)).toContain("Ground floor");

    const gone = await afterwards(db, () => makeListings(db, { ...louise, status: "let" }));
    expect([gone.kept.noindex, gone.now.noindex]).toEqual([false, true]);
    await makeListings(db, { ...louise, status: "withdrawn" });
    expect((await ask(db, address)).status).toBe(410);
    await db.update(listings).set({ status: "draft" });
    expect((await ask(db, address)).status).toBe(404);
  });

  dbTest("is told with the agents who offer it by now", async ({ db }) => {
    const house = { ...ixelles, street: "Avenue Louise", number: "149" };
    const other = { reference: "other", name: "Other Agency", email: "other@agency.example" };
    const theirs = { reference: "theirs", title, address: house, rent: rent(180), advertiser: other };
    await makeListings(db, { ...louise, address: house });
    const { kept, now } = await afterwards(db, async () => {
      await makeListings(db, theirs);
      const theirOwn = { status: "draft", ownStatus: "published", sameAs: "louise" } as const;
      await db.update(listings).set(theirOwn).where(eq(listings.reference, "theirs"));
    });
    expect(kept.alsoBy).toEqual([]);
    expect(now.alsoBy.map(({ agent }) => agent.name)).toEqual(["Other Agency"]);
    const asked = `${address}?agent=theirs`;
    const called = await afterwards(
      db,
      () => db.update(advertisers).set({ phone: "+32 2 555 03 04" }).where(eq(advertisers.reference, "other")),
      asked,
    );
    expect(called.kept.writesTo.agent.name).toBe("Other Agency");
    expect(called.now.writesTo.agent.tel).toBe("tel:+3225550304");
    expect((await pageAt(db, address)).writesTo.agent.name).toBe("Agency");
  });

  dbTest("is told with others as they are, and stays the same page where they say the same", async ({ db }) => {
    const point = { lat: 50.83, lng: 4.36 };
    const at = { ...ixelles, street: "Avenue Louise", number: "149" };
    const many = Array.from({ length: 9 }, (_, each) => ({
      reference: `many-${each}`,
      address: ixelles,
      rent: rent(200),
    }));
    await makeListings(db, { ...louise, address: at, point }, ...many);
    const elsewhere = { reference: "far", address: { postcode: "6700", locality: "Arlon", country: "BE" } } as const;
    const far = await afterwards(db, () => makeListings(db, { ...elsewhere, type: "house" }));
    expect(far.now).toBe(far.kept);

    const market = await afterwards(db, () => makeListings(db, { ...many[0]!, rent: rent(900) }));
    expect(market.now.context).toHaveProperty("classes");
    expect(market.now.context).not.toEqual(market.kept.context);
    expect(market.now.view).toEqual(market.kept.view);

    const twin = { reference: "twin", address: at, point, title: { en: "Twin" } };
    const building = await afterwards(db, () => makeListings(db, twin));
    expect([building.kept, building.now].map((page) => page.sameBuilding.map(({ title }) => title))).toEqual([
      [],
      ["Twin"],
    ]);
    const renamed = await afterwards(db, () => makeListings(db, { ...twin, title: { en: "Its twin" } }));
    expect(renamed.now.sameBuilding.map(({ title }) => title)).toEqual(["Its twin"]);
    const left = await afterwards(db, () => makeListings(db, { ...twin, status: "let" }));
    expect(left.now.sameBuilding).toEqual([]);
  });

  dbTest("is told with no older neighbours than the version that it is kept with", async ({ db, databaseUrl }) => {
    const at = { ...ixelles, street: "Avenue Louise", number: "149" };
    await makeListings(db, { ...louise, address: at }, { reference: "twin", address: at, title: { en: "Twin" } });
    const other = createDatabase(databaseUrl, { connections: 2 });
    await pageAt(db, address); // It is kept the second time.
    // A look for changes waits, and one is committed meanwhile.
    let release = () => {};
    const { held } = await new Promise<{ held: Promise<void> }>((hold) => {
      const held = other.transaction(async (tx) => {
        await tx.execute(sql`lock table deleted_listings in access exclusive mode`);
        const released = new Promise<void>((resolve) => (release = resolve));
        hold({ held });
        await released;
      });
    });
    const page = pageAt(db, address);
    await expect.poll(() => other.execute(others), { timeout: 10_000 }).toEqual([{ waiting: 1, active: 0 }]);
    const titles = { en: "Its twin" };
    await other.update(listings).set({ titles }).where(eq(listings.reference, "twin"));
    release();
    await Promise.all([page, held]);
    await closeDatabase(other);
    expect((await pageAt(db, address)).sameBuilding.map(({ title }) => title)).toEqual(["Its twin"]);
  });

  dbTest("is told anew by another server, where the same place may hold another row", async ({ db }) => {
    await makeListings(db, louise);
    const stamp = async () => (await findListing(db, "louise"))?.stamp;
    const before = await stamp();
    expect(await stamp()).toBe(before);
    await db.execute(sql`select pg_stat_reset_shared('bgwriter')`); // As a server that has crashed does.
    expect(await stamp()).not.toBe(before);
  });

  dbTest("is told anew in an hour, of its own language and for the site's own address", async ({ db }) => {
    await makeListings(db, louise);
    const path = "/fr/bien/louise/bureaux-avenue-louise-149";
    const { kept } = await afterwards(db, async () => undefined);
    expect((await pageAt(db, path)).title).not.toBe(kept.title);
    const elsewhere = await pageAt(db, address, "https://elsewhere.example");
    expect(elsewhere.brochure.address).toMatch(/^elsewhere\.example\//);
    expect((await pageAt(db, address)).brochure.address).toMatch(/^quartier\.example\//);
    vi.useFakeTimers({ now: Date.now() + 60 * 60 * 1000, toFake: ["Date"] });
    try {
      expect(await pageAt(db, address)).not.toBe(kept);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the address of a listing", () => {
  dbTest("answers 404 for an unknown reference and for a draft", async ({ db }) => {
    await makeListings(db, { reference: "draft", status: "draft", title });
    expect(await ask(db, "/en/property/nothing/at-all")).toEqual({ status: 404 });
    expect(await ask(db, "/en/property/draft/offices-avenue-louise-149")).toEqual({ status: 404 });
    for (const reference of [
      "' or 1=1",
      "\0",
      "a\0b",
      "\ud800",
      "\u202e",
      "x".repeat(5_000),
      "constructor",
      "__proto__",
    ]) {
      const url = new URL("/en/property/x/x", site);
      const answer = await loadListing(db, await getGazetteer(db), url, reference, "en", textsIn("en"), site);
      expect(answer, JSON.stringify(reference)).toEqual({ status: 404 });
    }
  });

  dbTest("leads from a wrong or missing slug to the right one, with its query", async ({ db }) => {
    await makeListings(db, { reference: "Louise", title });
    expect(await ask(db, "/en/property/louise")).toEqual({ status: 308, location: address });
    expect(await ask(db, "/en/property/louise/bureaux?a=1")).toEqual({ status: 308, location: `${address}?a=1` });
    expect(await ask(db, address)).toMatchObject({ status: 200 });
  });

  dbTest("has the title's words of each language, and is named to machines without a query", async ({ db }) => {
    await makeListings(db, { reference: "louise", title });
    const page = await pageAt(db, `${address}?a=1`);
    expect(page.canonical).toBe(address);
    expect(page.alternates).toEqual({
      en: address,
      fr: "/fr/bien/louise/bureaux-avenue-louise-149",
      nl: "/nl/pand/louise/kantoren-louizalaan-149",
    });
  });
});

describe("the page of a listing", () => {
  dbTest("of desks says co-working in breadcrumbs, facts and description, and links to such places", async ({ db }) => {
    const desks = [{ name: "0.01", surface: 12, desks: 2 }];
    await makeListings(
      db,
      { reference: "louise", title, address: ixelles, units: desks },
      { reference: "mixed", title, address: ixelles, units: [...desks, { name: "1", surface: 300 }] },
    );
    for (const [path, plural, word] of [
      [address, "Co-working spaces", "Co-working"],
      ["/fr/bien/louise/bureaux-avenue-louise-149", "Espaces de coworking", "Coworking"],
      ["/nl/pand/louise/kantoren-louizalaan-149", "Coworkingruimtes", "Coworking"],
    ] as const) {
      const { view, description } = await pageAt(db, path);
      expect(view.crumbs[1]?.label).toBe(plural);
      expect(view.crumbs.slice(1).every(({ href }) => /\/co-?working\b/.test(href ?? ""))).toBe(true);
      expect(view.facts[0]?.value).toBe(word);
      expect(description).toContain(word);
      expect(view.place.nearbyHref).toMatch(/co-?working/);
    }
    const beside = await pageAt(db, address.replace("louise", "mixed"));
    expect(beside.view.crumbs[1]?.label).toBe("Offices");
  });

  dbTest("is listed by search engines while it is on offer", async ({ db }) => {
    await makeListings(
      db,
      { reference: "louise", title },
      { reference: "option", title, status: "under-option" },
      { reference: "let", title, status: "let" },
      { reference: "sold", title, status: "sold", transactions: ["for-sale"] },
    );
    expect((await pageAt(db, address)).noindex).toBe(false);
    expect((await pageAt(db, address.replace("louise", "option"))).noindex).toBe(false);
    for (const reference of ["let", "sold"]) {
      const path = address.replace("louise", reference);
      expect(await ask(db, path)).toMatchObject({ status: 200 });
      const page = await pageAt(db, path);
      expect(page.noindex).toBe(true);
      expect(page.view.status?.note).not.toBe("");
      expect(page.similar.map((card) => card.reference)).not.toContain(reference);
    }
  });

  dbTest("answers 410 when withdrawn, with places like it", async ({ db }) => {
    await makeListings(
      db,
      { reference: "gone", title, status: "withdrawn", address: ixelles },
      { reference: "near", address: ixelles },
      { reference: "also-gone", status: "withdrawn", address: ixelles },
    );
    const answer = await ask(db, address.replace("louise", "gone"));
    expect(answer.status).toBe(410);
    const page = await pageAt(db, address.replace("louise", "gone"));
    expect(page.noindex).toBe(true);
    expect(page.similar.map((card) => card.reference)).toEqual(["near"]);
  });

  dbTest("marks a text that falls back with its language", async ({ db }) => {
    const french = { fr: "Plateau d’angle" };
    await makeListings(db, { reference: "louise", title: french, description: { fr: "Un plateau.\n\nLumineux." } });
    const { view } = await pageAt(db, "/nl/pand/louise/plateau-d-angle");
    expect(view.title).toEqual({ text: "Plateau d’angle", lang: "fr" });
    expect(view.description).toEqual({ paragraphs: ["Un plateau.", "Lumineux."], lang: "fr" });
    expect((await pageAt(db, "/fr/bien/louise/plateau-d-angle")).view.title.lang).toBeUndefined();
  });

  dbTest("shows no more than the municipality of a hidden address", async ({ db }) => {
    const hidden = { ...ixelles, street: "Secret Lane", number: "149", hidden: true };
    await makeListings(db, { reference: "louise", title: { en: "Offices" }, address: hidden });
    const page = await pageAt(db, "/en/property/louise/offices");
    expect(page.view.address).toEqual({
      street: "",
      town: "Ixelles",
      label: "Ixelles, Brussels",
      line: "Ixelles, Brussels",
    });
    expect(JSON.stringify(page)).not.toMatch(/Secret|149|1050/);
  });

  dbTest("leads to searches by deal, type and place", async ({ db }) => {
    await makeListings(db, { reference: "louise", title, address: ixelles });
    expect((await pageAt(db, address)).view.crumbs.map(({ href }) => href)).toEqual([
      "/en/to-let",
      "/en/to-let/office",
      "/en/to-let/office/brussels",
      "/en/to-let/office/ixelles",
    ]);
  });
});

describe("places like it", () => {
  const like = async (db: Database) => (await pageAt(db, address)).similar.map((card) => card.reference);

  dbTest("have the same deal and the same type or group, the nearest and most alike first", async ({ db }) => {
    const liege = { postcode: "4000", locality: "Liège", country: "BE" } as const;
    await makeListings(
      db,
      { reference: "louise", title, address: ixelles, surface: { total: 600 } },
      { reference: "far", address: liege, surface: { total: 600 } },
      { reference: "near-large", address: ixelles, surface: { total: 6000 } },
      { reference: "near", address: ixelles, surface: { total: 650 } },
      { reference: "sale", address: ixelles, transactions: ["for-sale"] },
      { reference: "shop", address: ixelles, type: "retail" },
      { reference: "draft", address: ixelles, status: "draft" },
    );
    expect(await like(db)).toEqual(["near", "near-large", "far"]);
  });

  dbTest("are four at most", async ({ db }) => {
    const others = ["a", "b", "c", "d", "e", "f"].map((reference) => ({ reference, address: ixelles }));
    await makeListings(db, { reference: "louise", title, address: ixelles }, ...others);
    expect(await like(db)).toHaveLength(4);
  });
});

dbTest("of what can be rented and bought each price says which it is, alone it says nothing", async ({ db }) => {
  const transactions = ["to-let", "for-sale"] as const;
  await makeListings(
    db,
    { reference: "louise", title, address: ixelles, transactions: [...transactions] },
    { reference: "sold", title, address: ixelles, transactions: ["for-sale"] },
  );
  const both = (await pageAt(db, "/nl/pand/louise/kantoren-louizalaan-149")).view;
  expect(both.prices.map(({ deal }) => deal)).toEqual(["Te huur", "Te koop"]);
  expect(both.figures.map(({ label }) => label)).toContain("verkoopprijs per m²");
  const sold = (await pageAt(db, "/nl/pand/sold/kantoren-louizalaan-149")).view;
  expect(sold.prices.map(({ deal }) => deal)).toEqual([undefined]);
  expect(sold.figures.map(({ label }) => label)).toContain("prijs per m²");
});
