import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findUnsafeStatements } from "./testing/migration-rules.ts";

/* Migrations run while the version before serves (docs/developing.md). */

const folder = new URL("migrations/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
/** Applied before there was a rule; docs/operating.md says what they hold. */
const lastBefore = 30;

/** Its index is made by hand before, where rows are many (docs/operating.md). */
const indexedByHand = "0036_relisted-listings.sql";

test("every migration since the rule was made keeps to it", () => {
  const since = files.filter((name) => Number(name.slice(0, 4)) > lastBefore && name !== indexedByHand);
  expect(Object.fromEntries(since.map((name) => [name, findUnsafeStatements(read(name))]))).toEqual(
    Object.fromEntries(since.map((name) => [name, []])),
  );
});

test("the rule finds what earlier ones did, and nothing in one that only adds", () => {
  const find = (number: string) =>
    findUnsafeStatements(read(files.find((name) => name.startsWith(number))!)).join("\n");
  expect(find("0025")).toContain("still reads it");
  expect(find("0021")).toContain("old name");
  expect(find("0036")).toContain("keeps everybody from reading");
  expect(find("0030")).toBe("");
});

describe("a migration must not", () => {
  test.each([
    `CREATE INDEX "a" ON "listings" USING btree ("price")`,
    `create unique index if not exists a on public.listings (price)`,
    `ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE varchar(10)`,
    `ALTER TABLE "users" ALTER COLUMN "name" TYPE text`,
    `ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL`,
    `ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL`,
    `ALTER TABLE "users" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL`,
    `ALTER TABLE "users" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "public"."c"("id") ON DELETE cascade`,
    `ALTER TABLE "users" ADD CONSTRAINT "a" CHECK ("b" > 0)`,
    `ALTER TABLE "users" ADD CONSTRAINT "a" UNIQUE("b")`,
    `ALTER TABLE "users" DROP COLUMN "name"`,
    `ALTER TABLE "users" RENAME COLUMN "name" TO "names"`,
    `ALTER TABLE "users" RENAME TO "people"`,
    `DROP TABLE "users" CASCADE`,
    `truncate listings`,
    `-- allowed: yes\ndrop table users`,
    `ALTER TABLE "users" ADD COLUMN "age" integer;\n-- allowed: it is made within a second\ncreate index a on users (age)`,
  ])("%s", (statement) => {
    expect(findUnsafeStatements(`select 1;--> statement-breakpoint\n${statement};`)).toHaveLength(1);
  });
});

describe("a migration may", () => {
  test.each([
    `CREATE TABLE "a" ("b" integer NOT NULL);--> statement-breakpoint\nCREATE INDEX "c" ON "a" USING btree ("b")`,
    `ALTER TABLE "users" ADD COLUMN "age" integer`,
    `ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL`,
    `ALTER TABLE "users" ADD CONSTRAINT "a" CHECK ("b" > 0) NOT VALID`,
    `ALTER TABLE "users" VALIDATE CONSTRAINT "a"`,
    `comment on table users is 'drop table users; truncate listings'`,
    `create function a() returns void language sql as $$ truncate listings; $$`,
    `-- allowed: some thirty rows, which nobody writes\ncreate index a on languages (code)`,
  ])("%s", (statement) => {
    expect(findUnsafeStatements(statement)).toEqual([]);
  });
});
