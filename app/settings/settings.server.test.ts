import { describe, expect, test } from "vitest";
import example from "../../.env.example?raw";
import { secretNames } from "./secret-files.server.js";
import { describeProgram, readSettings, settingNames } from "./settings.server.ts";

describe("settings", () => {
  test("need nothing in development, and treat an empty value as none", () => {
    const settings = readSettings({ NODE_ENV: "development", DATABASE_URL: "", PORT: "" });
    expect(settings).toMatchObject({ DATA_DIR: ".data", PORT: 3000, SITE_URL: "http://localhost:3000" });
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  const production = {
    NODE_ENV: "production",
    DATABASE_URL: "postgres://site@database/site?sslmode=verify-full",
    SITE_URL: "https://quartier.example",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    FIREBASE_PROJECT_ID: "quartier",
    FIREBASE_API_KEY: "key",
    FIREBASE_AUTH_DOMAIN: "quartier.firebaseapp.example",
    SMTP_URL: "smtp://mail.quartier.example:587",
    MAIL_FROM: "Quartier <hello@quartier.example>",
    OPERATOR_NAME: "Quartier nv",
    OPERATOR_ADDRESS: "Kerkstraat 1|9000 Gent",
    OPERATOR_COMPANY_NUMBER: "0123.456.789",
    OPERATOR_VAT_NUMBER: "BE 0123.456.789",
    OPERATOR_LICENCE: "-",
    OPERATOR_SUPERVISOR: "-",
    OPERATOR_INSURER: "-",
    OPERATOR_LEGAL_FORM: "a company|société|een vennootschap",
    OPERATOR_HOURS: "-",
    CONTACT_EMAIL: "office@quartier.example",
    CONTACT_PHONE: "+32 2 123 45 67",
  };

  test.each([undefined, ""])("are production's where NODE_ENV is %o", (NODE_ENV) => {
    expect(readSettings({ ...production, NODE_ENV }).NODE_ENV).toBe("production");
    expect(() => readSettings({ NODE_ENV })).toThrow("DATABASE_URL: required in production");
    const emulator = { FIREBASE_PROJECT_ID: "demo-quartier", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
    expect(() => readSettings({ ...production, ...emulator, NODE_ENV })).toThrow("FIREBASE_AUTH_EMULATOR_HOST");
  });

  test("of a command that works on listings are the database and no more", () => {
    const { DATABASE_URL } = production;
    const listings = describeProgram("/srv/app/feeds/commands/listings-cli.ts", { DATABASE_URL });
    expect(readSettings({ DATABASE_URL, ...listings.environment }, listings.needs).NODE_ENV).toBe("production");
    const accounts = describeProgram("/srv/app/operating/accounts-cli.ts", { DATABASE_URL });
    expect(() => readSettings({ DATABASE_URL, ...accounts.environment }, accounts.needs)).toThrow("SESSION_SECRET");
  });

  test("of a command without a database are the demonstration's; site and worker never are", () => {
    const environmentOf = (file: string, NODE_ENV?: string) => describeProgram(file, { NODE_ENV }).environment;
    expect(environmentOf("/srv/app/feeds/commands/listings-cli.ts", "")).toEqual({ NODE_ENV: "development" });
    expect(environmentOf("/srv/app/feeds/commands/listings-cli.ts", "production")).toEqual({});
    for (const file of ["/srv/bin/serve.js", "/srv/bin/work.js", "/srv/app/worker/worker-cli.ts"]) {
      expect(environmentOf(file)).toEqual({});
    }
  });

  test("refuse production and name every setting that is missing or wrong", () => {
    expect(readSettings(production).SESSION_SECRET).toHaveLength(1);
    const broken = { NODE_ENV: "production", PORT: "99999", SITE_URL: "ftp://x", CLIENT_PROFILE: "maybe" };
    expect(() => readSettings(broken)).toThrow(
      /PORT: .*SITE_URL: .*CLIENT_PROFILE: .*DATABASE_URL: required.*SESSION_SECRET: required.*FIREBASE_PROJECT_ID: /s,
    );
  });

  test("name the site as browsers do", () => {
    for (const SITE_URL of ["https://Quartier.example", "https://quartier.example/", "https://quartier.example:443"]) {
      expect(readSettings({ ...production, SITE_URL }).SITE_URL).toBe("https://quartier.example");
    }
  });

  test.each([
    ["DATABASE_URL", "postgres://site@database/site", "must say .sslmode"],
    ["DATABASE_URL", "postgres://site@127.0.0.1,database/site", "must say .sslmode"],
    ["DATABASE_URL", "postgres://site@database/site?sslmode=prefer", "must say .sslmode"],
    ["SITE_URL", "http://quartier.example", "must be https"],
    ["SITE_URL", undefined, "required"],
    ["SITE_URL", "https://quartier.example/site", "without a path"],
    ["SITE_URL", "https://quartier.example/?a=b", "without a path"],
    ["SITE_URL", "https://quartier.example/#top", "without a path"],
    ["SITE_URL", "https://somebody:secret@quartier.example", "without a path"],
    ["SESSION_SECRET", undefined, "required"],
    ["SESSION_SECRET", "short", "at least 32 characters"],
    ["SESSION_SECRET", "0123456789abcdef0123456789abcdef,short", "at least 32 characters"],
    ["SESSION_SECRET", "0123456789abcdef0123456789abcdef,", "at least 32 characters"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9099", "must not be set"],
    ["FIREBASE_PROJECT_ID", "demo-quartier", "a demonstration's"],
    ["DEMONSTRATION_HOST", "127.0.0.1:4100", "must not be set"],
    ["DEMONSTRATION_HOST", "pictures.example:80", "a port of this machine"],
    ["FIREBASE_API_KEY", undefined, "required"],
    ["GOOGLE_CLIENT_ID", "without a secret", "both or none"],
    ["SMTP_URL", undefined, "required"],
    ["SMTP_URL", "https://mail.quartier.example", "Invalid URL"],
    ["MAIL_FROM", undefined, "required"],
    ["OPERATOR_NAME", undefined, "required"],
    ["OPERATOR_COMPANY_NUMBER", undefined, "required"],
    ["OPERATOR_VAT_NUMBER", undefined, "required"],
    ["OPERATOR_INSURER", undefined, "required"],
    ["OPERATOR_LEGAL_FORM", undefined, "required"],
    ["OPERATOR_LEGAL_FORM", "a company|société", "must be three texts"],
    ["OPERATOR_HOURS", undefined, "required"],
    ["OPERATOR_HOURS", "Monday to Friday", "must be days and hours"],
    ["CONTACT_EMAIL", undefined, "required"],
    ["CONTACT_EMAIL", "hello@quartier.example", "is the example"],
    ["CONTACT_PHONE", undefined, "required"],
    ["CONTACT_PHONE", "+32 2 000 00 00", "is the example"],
    ["OPERATOR_ADDRESS", "Rue de l’Exemple 1 Voorbeeldstraat|1000 Bruxelles – Brussel", "is the example"],
    ["OPERATOR_COMPANY_NUMBER", "0000.000.000 (RPM Bruxelles – RPR Brussel)", "is the example"],
    ["OPERATOR_VAT_NUMBER", "BE 0000.000.000", "is the example"],
    ["OPERATOR_LICENCE", "IPI – BIV 000.000", "is the example"],
    ["OPERATOR_INSURER", "Assureur Exemple – Voorbeeldverzekeraar 0.000.000", "is the example"],
    ["MAIL_FROM", "Quartier", "must be an address"],
    ["AUTH_TOKEN_SYNC_URL", "https://elsewhere.example/sync", "of this site"],
    ["AUTH_TOKEN_SYNC_URL", "//elsewhere.example/sync", "of this site"],
    ["CRM_WEBHOOK_URL", "https://crm.example/hook", "both or none"],
    ["CRM_WEBHOOK_SECRET", "short", "at least 24 characters"],
    ["CRM_WEBHOOK_URL", "http://crm.example/hook", "must be https"],
    ["SHARED_CACHE_SECONDS", "11", "give PURGE_WEBHOOK_URL, or 10 at most"],
    ["SHARED_CACHE_SECONDS", "3601", "Too big"],
    ["SHARED_CACHE_SECONDS", "a minute", "Invalid input"],
    ["PURGE_WEBHOOK_URL", "https://cache.example/purge", "both or none"],
    ["PURGE_WEBHOOK_SECRET", "only-the-secret-of-24-characters", "both or none"],
    ["PURGE_WEBHOOK_SECRET", "short", "at least 24 characters"],
    ["PURGE_WEBHOOK_URL", "http://cache.example/purge", "must be https"],
    ["PURGE_WEBHOOK_URL", "HTTP://cache.example/purge", "must be https"],
    ["PURGE_WEBHOOK_URL", "https://name:word@cache.example/purge", "must bear neither name nor password"],
    ["PURGE_WEBHOOK_SECRET", "whsec_!!!!!!!!!!!!!!!!!!!!!!!!", "must be base64"],
    ["CRM_WEBHOOK_URL", " http://crm.example/hook", "must be https"],
    ["CRM_WEBHOOK_SECRET", "whsec_========================", "must be base64"],
    ["ANALYTICS_SCRIPT_URL", "HTTP://stats.example/tag.js", "must be https"],
    ["ANALYTICS_SCRIPT_URL", "stats.js", "Invalid URL"],
    ["ANALYTICS_SCRIPT_URL", "http://stats.example/tag.js", "must be https"],
    ["ANALYTICS_ADVERTISING_SCRIPT_URL", "http://ads.example/tag.js", "must be https"],
  ])("refuse production with %s=%s", (name, value, problem) => {
    const read = () => readSettings({ ...production, [name]: value });
    expect(read).toThrow(new RegExp(`${name}.*: .*${problem}`));
  });

  test("let shared caches keep pages for long only where they are told of changes, and none that the site does not", () => {
    const webhook = {
      PURGE_WEBHOOK_URL: "http://127.0.0.1:8099/purge",
      PURGE_WEBHOOK_SECRET: "0123456789abcdef0123456789abcdef",
    };
    expect(readSettings(production).SHARED_CACHE_SECONDS).toBe(0);
    expect(readSettings({ ...production, SHARED_CACHE_SECONDS: "10" }).SHARED_CACHE_SECONDS).toBe(10);
    const long = { ...production, ...webhook, SHARED_CACHE_SECONDS: "3600" };
    expect(readSettings(long).SHARED_CACHE_SECONDS).toBe(3600);
    expect(() => readSettings({ ...long, PAGE_CACHE_MB: "0" })).toThrow(/SHARED_CACHE_SECONDS: needs PAGE_CACHE_MB/);
    // Switched off, caches are told all the same: of what they were given before.
    expect(readSettings({ ...long, SHARED_CACHE_SECONDS: "0" }).PURGE_WEBHOOK_URL).toContain("8099");
  });

  test.each([
    ["ANALYTICS_SITE_ATTRIBUTE", "onload", "must be an attribute"],
    ["ANALYTICS_HOSTS", "https://stats.example/path", "must be origins"],
    ["ANALYTICS_HOSTS", "https://stats.example; script-src *", "must be origins"],
    ["ANALYTICS_COOKIES", "*", "must be names"],
    ["ANALYTICS_COOKIES", "_id=1", "must be names"],
  ])("refuse %s=%s", (name, value, problem) => {
    const script = { ANALYTICS_SCRIPT_URL: "https://stats.example/tag.js" };
    expect(() => readSettings({ ...script, [name]: value })).toThrow(new RegExp(`${name}.*: .*${problem}`));
  });

  test.each([
    ["/api/user/token-sync", {}],
    ["http://localhost:3000/api/user/token-sync", { NODE_ENV: "test" }],
    ["http://localhost:4711/api/user/token-sync", { NODE_ENV: "test", PORT: "4711" }],
    ["https://quartier.example/api/user/token-sync", production],
    ["https://QUARTIER.example:443/api/user/token-sync", production],
  ])("take %s as an address of this site", (AUTH_TOKEN_SYNC_URL, others) => {
    expect(
      readSettings({ ...production, NODE_ENV: "test", SITE_URL: undefined, ...others, AUTH_TOKEN_SYNC_URL }),
    ).toMatchObject({ AUTH_TOKEN_SYNC_URL });
  });

  test("take lists for a tag, and none of them without its script", () => {
    const tag = { ANALYTICS_HOSTS: "https://a.example, https://*.b.example:8443", ANALYTICS_COOKIES: "_id,_ses*" };
    expect(
      readSettings({ NODE_ENV: "test", ...tag, ANALYTICS_SCRIPT_URL: "https://stats.example/tag.js" }),
    ).toMatchObject({
      ANALYTICS_HOSTS: ["https://a.example", "https://*.b.example:8443"],
      ANALYTICS_COOKIES: ["_id", "_ses*"],
      ANALYTICS_ADVERTISING_COOKIES: [],
    });
    expect(() => readSettings(tag)).toThrow(/ANALYTICS_HOSTS: belongs to.*ANALYTICS_COOKIES: belongs to/s);
    expect(() => readSettings({ ANALYTICS_ADVERTISING_SITE_ID: "1" })).toThrow("ANALYTICS_ADVERTISING_SCRIPT_URL");
  });

  test("allow the emulator in a demonstration, for its own kind of project only", () => {
    const demonstration = {
      ...production,
      SITE_URL: "http://localhost:3000",
      DEMONSTRATION: "true",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    };
    expect(() => readSettings(demonstration)).toThrow("FIREBASE_AUTH_EMULATOR_HOST");
    expect(readSettings({ ...demonstration, FIREBASE_PROJECT_ID: "demo-quartier" }).DEMONSTRATION).toBe(true);
  });

  test.each([
    "postgres://site@localhost/site",
    "postgres://site@[::1]:5433/site",
    "postgres://site@%2Fvar%2Frun%2Fpostgresql/site",
    "postgres://site@database/site?sslmode=require",
    "postgres://site@database/site?sslmode=disable",
  ])("take %s in production: on this machine, or said to be with TLS or without", (DATABASE_URL) => {
    expect(readSettings({ ...production, DATABASE_URL })).toMatchObject({ DATABASE_URL });
  });

  test("of a bucket are given together, and its server is on https or this machine", () => {
    const bucket = { MEDIA_STORE: "s3", MEDIA_BUCKET: "media", MEDIA_ACCESS_KEY: "id", MEDIA_SECRET_KEY: "key" };
    expect(readSettings({ ...production, ...bucket })).toMatchObject({ MEDIA_STORE: "s3", MEDIA_BUCKET: "media" });
    for (const name of ["MEDIA_BUCKET", "MEDIA_ACCESS_KEY", "MEDIA_SECRET_KEY"]) {
      expect(() => readSettings({ ...production, ...bucket, [name]: "" })).toThrow(`${name}: required with`);
    }
    const at = (MEDIA_ENDPOINT: string) => () => readSettings({ ...production, ...bucket, MEDIA_ENDPOINT });
    expect(at("http://127.0.0.1:9000")().MEDIA_ENDPOINT).toBe("http://127.0.0.1:9000");
    expect(at("https://s3.example")().MEDIA_ENDPOINT).toBe("https://s3.example");
    expect(at("http://s3.example")).toThrow("MEDIA_ENDPOINT: must be https");
    expect(readSettings(production).MEDIA_STORE).toBe("folder");
  });

  test("of a virus scanner name a port or a socket", () => {
    for (const CLAMD_ADDRESS of ["127.0.0.1:3310", "clamav:3310", "[::1]:3310", "/run/clamav/clamd.ctl"]) {
      expect(readSettings({ ...production, CLAMD_ADDRESS })).toMatchObject({ CLAMD_ADDRESS });
    }
    for (const CLAMD_ADDRESS of ["127.0.0.1", "tcp://127.0.0.1:3310", "clamd.ctl", "/run/a b"]) {
      expect(() => readSettings({ ...production, CLAMD_ADDRESS })).toThrow("CLAMD_ADDRESS: must be host:port");
    }
  });

  test("of a range service name one on https or this machine, without a query", () => {
    const at = (PASSWORD_RANGE_URL: string) => () => readSettings({ ...production, PASSWORD_RANGE_URL });
    expect(at("https://range.example/range")().PASSWORD_RANGE_URL).toBe("https://range.example/range");
    expect(at("http://localhost:8080/range/")().PASSWORD_RANGE_URL).toBe("http://localhost:8080/range/");
    expect(at("http://range.example/range")).toThrow("PASSWORD_RANGE_URL: must be https");
    expect(at("https://range.example/?range=")).toThrow("PASSWORD_RANGE_URL: must be an address without a query");
    expect(readSettings(production).PASSWORD_RANGE_URL).toBeUndefined();
  });

  test("need no identity project where accounts are off", () => {
    const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, ...rest } = production;
    expect(() => readSettings(rest)).toThrow("FIREBASE_PROJECT_ID: required");
    expect(readSettings({ ...rest, CLIENT_PROFILE: "off" }).CLIENT_PROFILE).toBe(false);
  });

  test("are all explained in .env.example, which says nothing of others", () => {
    const explained = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const readElsewhere = ["TEST_DATABASE_URL", "CHROMIUM_PATH", "HOST"];
    expect(explained.filter((name) => !readElsewhere.includes(name!)).sort()).toEqual([...settingNames].sort());
  });

  test("say in .env.example which of them can be given by file", () => {
    const [, listed = ""] = /By file: (.*(?:\n# .*)*?)\.\n/.exec(example) ?? [];
    expect(listed.match(/[A-Z_]{4,}/g)).toEqual(secretNames);
    expect(settingNames).toEqual(expect.arrayContaining(secretNames));
  });

  test("have the defaults that .env.example shows", () => {
    const shown = [...example.matchAll(/^([A-Z_]+)="?(.*?)"?$/gm)].map(([, name, value]) => [name, value]);
    const development = { NODE_ENV: "development" };
    expect(readSettings({ ...(Object.fromEntries(shown) as Record<string, string>), ...development })).toEqual(
      readSettings(development),
    );
  });
});
