import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { secretNames } from "./secret-files.server.js";
import { describeProgram, readSettings } from "./settings.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "quartier-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const secret = "0123456789abcdef0123456789abcdef";
const address = "postgres://a:b@localhost/c";
/** What is no plain secret, and what must be given beside one. */
const values = new Map([
  ["DATABASE_URL", address],
  ["DATABASE_REPLICA_URLS", address],
  ["SMTP_URL", "smtps://a:b@mail.example"],
  ["OTEL_EXPORTER_OTLP_HEADERS", `authorization=${secret}`],
]);
const partners = new Map<string, Record<string, string>>([
  ["GOOGLE_CLIENT_SECRET", { GOOGLE_CLIENT_ID: "id" }],
  ["CRM_WEBHOOK_SECRET", { CRM_WEBHOOK_URL: "https://crm.example" }],
  ["PURGE_WEBHOOK_SECRET", { PURGE_WEBHOOK_URL: "https://cache.example" }],
]);

describe("a secret in a file", () => {
  test.each(secretNames)("is %s, without the line break at its end", (name) => {
    const value = values.get(name) ?? secret;
    const environment = { NODE_ENV: "test", ...partners.get(name) };
    const read = readSettings({ ...environment, [`${name}_FILE`]: put(name, `${value}\n`) });
    expect(read).toEqual(readSettings({ ...environment, [name]: value }));
    const isList = ["SESSION_SECRET", "DATABASE_REPLICA_URLS"].includes(name);
    expect(read).toHaveProperty(name, isList ? [value] : value);
  });

  test("counts as given, and an empty name as none", () => {
    expect(readSettings({ NODE_ENV: "test", SESSION_SECRET: secret, SESSION_SECRET_FILE: "" }).SESSION_SECRET).toEqual([
      secret,
    ]);
    const production = { NODE_ENV: "production", DATABASE_URL_FILE: put("url", address) };
    expect(readSettings(production, "database").DATABASE_URL).toBe(address);
    const command = describeProgram("/srv/app/feeds/commands/listings-cli.ts", {
      DATABASE_URL_FILE: production.DATABASE_URL_FILE,
    });
    expect(command.environment).toEqual({});
  });

  test.each([
    ["that is not there", () => path.join(folder, "nothing"), /SESSION_SECRET_FILE: .*nothing is not there/],
    ["that is a folder", () => folder, /SESSION_SECRET_FILE: .* is a folder/],
    ["that is empty", () => put("empty", "\n"), /SESSION_SECRET_FILE: .*empty is empty/],
    ["that never ends", () => "/dev/zero", /SESSION_SECRET_FILE: .*zero is empty/],
    ["that is a dump", () => put("large", "x".repeat(20_000)), /SESSION_SECRET_FILE: .*large is too large/],
  ])("%s is said at start, by its name", (_, file, problem) => {
    expect(() => readSettings({ NODE_ENV: "test", SESSION_SECRET_FILE: file() })).toThrow(problem);
  });

  test("beside the secret itself is refused, and neither is shown", () => {
    const both = { NODE_ENV: "test", SESSION_SECRET: `${secret}-a`, SESSION_SECRET_FILE: put("b", `${secret}-b`) };
    const read = () => readSettings(both);
    expect(read).toThrow("SESSION_SECRET_FILE: give SESSION_SECRET or SESSION_SECRET_FILE, not both");
    expect(read).not.toThrow(secret);
  });

  test("that does not fit is complained of without its content", () => {
    const read = () =>
      readSettings({ NODE_ENV: "test", SMTP_URL_FILE: put("smtp", "https://user:hunter2@mail.example") });
    expect(read).toThrow("SMTP_URL: Invalid URL");
    expect(read).not.toThrow("hunter2");
  });
});
