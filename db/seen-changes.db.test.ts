import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { dbTest } from "./testing/db-test.ts";
import { makeListings } from "./testing/make-listing.ts";
import { listings } from "./schema/listings.ts";
import { findSeen, writtenSince } from "./seen-changes.server.ts";

dbTest(
  "after a restore, what the other server wrote is no change, and what is written since is one",
  async ({ db }) => {
    await makeListings(db, { reference: "restored" }, { reference: "changed" });
    await db.execute(sql`alter table listings disable trigger user`);
    await db.execute(sql`update listings set revision = '999999999999'::xid8`);
    await db.execute(sql`alter table listings enable trigger user`);
    const seen = await findSeen(db);
    const changed = () =>
      db.select({ reference: listings.reference }).from(listings).where(writtenSince(listings.revision, seen));
    expect(await changed()).toEqual([]);
    await db.execute(sql`update listings set address_hidden = true where reference = 'changed'`);
    expect(await changed()).toEqual([{ reference: "changed" }]);
  },
);
