import { expect, test } from "vitest";
import { nameStatement } from "./name-statement.ts";

test.each([
  [`select "id", "email" from "users" where "users"."email" = $1`, { operation: "select", table: "users" }],
  [`insert into "audit_log" ("id") values (default)`, { operation: "insert", table: "audit_log" }],
  [`  update "sessions" set "ended_at" = $1`, { operation: "update", table: "sessions" }],
  [`delete from pgboss.job where name = 'x'`, { operation: "delete", table: "pgboss.job" }],
  [`with found as (select 1 from "listings") select * from found`, { operation: "select", table: "listings" }],
  ["select 1", { operation: "select" }],
  ["vacuum", { operation: "other" }],
])("%s is known by what it does and to what", (statement, name) => {
  expect(nameStatement(statement)).toEqual(name);
});
