import { z } from "zod";
import { readOpeningHours } from "./opening-hours.ts";
import { readSecretFiles } from "./secret-files.server.js";
import { examples, findUnsafe, type Environment, type Needs } from "./unsafe-settings.server.ts";
import { webhookSecret, webhookUrl } from "./webhook-settings.server.ts";

/** The only reader of `process.env`: every setting, typed and checked once at start (`.env.example` explains each). */

const words = z
  .string()
  .default("")
  .transform((list) => list.split(/[\s,]+/).filter(Boolean));
const tagUrl = z.url({ protocol: /^https?$/ }).optional();
const tagAttribute = z
  .string()
  .regex(/^data-[a-z][a-z0-9-]*$/, "must be an attribute, data-…")
  .default("data-site-id");
const tagHosts = words.pipe(
  z.array(z.string().regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/, "must be origins such as https://stats.example")),
);
const tagCookies = words.pipe(
  z.array(z.string().regex(/^[\w.-]{2,}\*?$/, "must be names of cookies; one may end with * for what begins so")),
);

const defaultPort = 3000;
/** Seconds that shared caches may keep a page, whatever is set. */
export const longestShared = 3_600;

const settingsSchema = z.object({
  /** Whatever says nothing is production: development and tests say what they are. */
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  DATA_DIR: z.string().min(1).default(".data"),
  /** Where pictures are kept: in a folder, `MEDIA_STORAGE`, or in a bucket of an S3-compatible server. */
  MEDIA_STORE: z.enum(["folder", "s3"]).default("folder"),
  MEDIA_STORAGE: z.string().min(1).optional(),
  /** The server of the bucket; without it, Amazon's in the region. */
  MEDIA_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_REGION: z.string().min(1).default("eu-central-1"),
  MEDIA_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "is no name of a bucket")
    .optional(),
  MEDIA_ACCESS_KEY: z.string().min(1).optional(),
  MEDIA_SECRET_KEY: z.string().min(1).optional(),
  /** A virus scanner, clamd, that looks into documents before they are shown: host and port, or its socket's path. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(?:\/\S+|(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5})$/i, "must be host:port or the path of a socket")
    .optional(),
  /** For whom backups are encrypted: an age recipient (`npm run backup -- --new-key` makes one). */
  BACKUP_RECIPIENT: z.string().startsWith("age1").optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Whether DATABASE_URL leads to PgBouncer in transaction mode: for the site alone (docs/operating.md). */
  DATABASE_POOLED: z.stringbool().default(false),
  /** Copies that answer searches while they are hardly behind (app/search-index/postgres/replicas.server.ts). */
  DATABASE_REPLICA_URLS: words.pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })).max(8)),
  /** Seconds that a replica may be behind. */
  DATABASE_REPLICA_LAG: z.coerce.number().min(1).max(60).default(5),
  /** Whether site and worker refuse to start with an account that may do more in the database than they need. */
  DATABASE_STRICT_ROLES: z.stringbool().default(false),
  /** What searches ask: listings held in memory, or PostgreSQL itself (docs/operating.md says when to choose which). */
  SEARCH_INDEX: z.enum(["memory", "postgres"]).default("memory"),
  /** Megabytes of finished pages that a web process keeps to send again; 0 keeps none. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(64),
  /** Seconds that shared caches may keep a page of nobody in particular; 0 for not at all (docs/operating.md). */
  SHARED_CACHE_SECONDS: z.coerce.number().int().min(0).max(longestShared).default(0),
  /** Where shared caches are told what has changed, and what that is signed with; both or none. */
  PURGE_WEBHOOK_URL: webhookUrl.optional(),
  PURGE_WEBHOOK_SECRET: webhookSecret.optional(),
  /** Days after which the listings of an advertiser whose feeds say nothing are taken down; 0 keeps them. */
  LISTINGS_EXPIRE_DAYS: z.coerce.number().int().min(0).max(3_650).default(30),
  /** Whether listings without the facts that the law certainly asks advertisements for are held back, or only reported. */
  LISTINGS_HOLD_BACK: z.stringbool().default(true),
  /** Days for which is kept who did what (app/audit). */
  AUDIT_DAYS: z.coerce.number().int().min(30).max(3_650).default(365),
  PORT: z.coerce.number().int().min(1).max(65_535).default(defaultPort),
  /** How many processes of the site `npm start` starts on that port (bin/start.js). */
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /** Which of them this one is; `npm start` says so to each. */
  WEB_PROCESS: z.coerce.number().int().min(1).max(64).default(1),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How far browsers are told to stay on https, where the site is: this host, those below it, or preloaded. */
  HSTS: z.enum(["host", "subdomains", "preload"]).default("host"),
  SITE_NAME: z.string().min(1).default("Quartier"),
  /** Who runs the site and how to reach them, as the contact page says. Lines of the address are separated by `|`. */
  OPERATOR_NAME: z.string().min(1).default("Quartier nv/sa"),
  OPERATOR_ADDRESS: z.string().min(1).default(examples.OPERATOR_ADDRESS),
  /** What kind of company that is, with its article where a sentence needs one: in English, French and Dutch. */
  OPERATOR_LEGAL_FORM: z
    .string()
    .default(
      "a public limited company under Belgian law|société anonyme de droit belge|een naamloze vennootschap naar Belgisch recht",
    )
    .transform((words) => words.split("|").map((each) => each.trim()))
    .refine((words) => words.length === 3 && words.every(Boolean), "must be three texts, English|French|Dutch"),
  /** When the operator can be reached, as schema.org writes it; `-` says nothing of it. */
  OPERATOR_HOURS: z
    .string()
    .default("Mo-Fr 09:00-17:30")
    .transform((written, context) => {
      const hours = readOpeningHours(written);
      if (hours) return hours;
      context.addIssue({
        code: "custom",
        message: "must be days and hours such as Mo-Fr 09:00-17:30, Sa 10:00-12:00, or -",
      });
      return z.NEVER;
    }),
  /** What the law wants said of a company and of an agent; `-` for what this one has not. */
  OPERATOR_COMPANY_NUMBER: z.string().min(1).default(examples.OPERATOR_COMPANY_NUMBER),
  OPERATOR_VAT_NUMBER: z.string().min(1).default(examples.OPERATOR_VAT_NUMBER),
  OPERATOR_LICENCE: z.string().min(1).default(examples.OPERATOR_LICENCE),
  OPERATOR_SUPERVISOR: z
    .string()
    .min(1)
    .default("IPI – BIV, rue du Luxembourg 16B Luxemburgstraat, 1000 Bruxelles – Brussel"),
  OPERATOR_INSURER: z.string().min(1).default(examples.OPERATOR_INSURER),
  CONTACT_EMAIL: z.email().default(examples.CONTACT_EMAIL),
  CONTACT_PHONE: z.string().min(6).default(examples.CONTACT_PHONE),
  /** Addresses or subnets of proxies in front of the server, whose `X-Forwarded-For` and `X-Request-Id` are believed. */
  TRUST_PROXY: z.string().optional(),
  /** Set by `npm run demo`, `dev` and tests: the identity emulator and an http address are allowed. */
  DEMONSTRATION: z.stringbool().default(false),
  /**
   * `127.0.0.1:port` of the demonstration's own server (packages/demonstration): kept mail is read there, and its listings'
   * pictures come from it. Never in production.
   */
  DEMONSTRATION_HOST: z
    .string()
    .regex(/^(?:127\.0\.0\.1|localhost):\d{1,5}$/, "must be a port of this machine, such as 127.0.0.1:4100")
    .optional(),
  /** Login and My Account; off hides them and answers 404 on their routes (decisions, section 4). */
  CLIENT_PROFILE: z.stringbool().default(true),
  /** Sign the session cookie: the first signs, all are accepted, so that a secret can be replaced without logging out. */
  SESSION_SECRET: z
    .string()
    .transform((secrets) => secrets.split(",").map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32, "each secret needs at least 32 characters")))
    .optional(),
  /** Days without use after which a session ends, before its year is over; 0 for none. */
  SESSION_IDLE_DAYS: z.coerce.number().int().min(0).max(365).default(90),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_AUTH_DOMAIN: z.string().min(1).optional(),
  /** `host:port` of the identity emulator. It believes unsigned tokens: never in production. */
  FIREBASE_AUTH_EMULATOR_HOST: z.string().min(1).optional(),
  /** A range service that knows passwords of breaches, asked when somebody chooses one; five digits are added to it. */
  PASSWORD_RANGE_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^?#]*$/, "must be an address without a query")
    .optional(),
  /** The key file of the identity project's service account; firebase-admin reads it. */
  GOOGLE_APPLICATION_CREDENTIALS: z.string().min(1).optional(),
  /** The OAuth client for signing in with Google without script; both or none. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Where the identity client reports every token as well (specification, section 7); on this site. */
  AUTH_TOKEN_SYNC_URL: z.string().min(1).optional(),
  /** The mail server; without one, mail is kept in DATA_DIR/mail, in production it is refused. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who mail comes from, `Name <address>`. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/, "must be an address, or a name and an <address>")
    .optional(),
  /**
   * Tags that a visitor may consent to, one for analytics and one for advertising: the script, the id that it is given
   * (`{id}` in the address, and in an attribute), the other origins that it speaks to, and the cookies that it sets, which
   * are taken back with the consent (app/consent/tags.server.ts).
   */
  ANALYTICS_SCRIPT_URL: tagUrl,
  ANALYTICS_SITE_ID: z.string().min(1).optional(),
  ANALYTICS_SITE_ATTRIBUTE: tagAttribute,
  ANALYTICS_HOSTS: tagHosts,
  ANALYTICS_COOKIES: tagCookies,
  ANALYTICS_ADVERTISING_SCRIPT_URL: tagUrl,
  ANALYTICS_ADVERTISING_SITE_ID: z.string().min(1).optional(),
  ANALYTICS_ADVERTISING_SITE_ATTRIBUTE: tagAttribute,
  ANALYTICS_ADVERTISING_HOSTS: tagHosts,
  ANALYTICS_ADVERTISING_COOKIES: tagCookies,
  /** What reports of bounced mail are signed with; without it, none are taken. */
  MAIL_BOUNCE_SECRET: z.string().min(24, "needs at least 24 characters").optional(),
  /** Where the customer-relationship system listens, and the secret its calls are signed with; both or none. */
  CRM_WEBHOOK_URL: webhookUrl.optional(),
  CRM_WEBHOOK_SECRET: webhookSecret.optional(),
  /** A map style of the operator's own tile server, instead of the site's own ground. */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Who may read `/metrics`: whoever has this token, or asks from these addresses or subnets; nobody when both are empty. */
  METRICS_TOKEN: z.string().min(24, "needs at least 24 characters").optional(),
  METRICS_ALLOW: z.string().min(1).optional(),
  /** A collector of traces (OTLP over HTTP), what it wants to be told in headers, and the part of traces that is kept. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^(?:[\w.-]+=[^,\r\n]*(?:,(?!$)|$))+$/, "must be name=value, with commas between")
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

/** The two that say what else is needed; what they can't be read as, the whole schema complains of. */
const flagsSchema = z.object({
  DEMONSTRATION: z.stringbool().optional().catch(undefined),
  CLIENT_PROFILE: z.stringbool().optional().catch(undefined),
});

/** What `.env.example` has to explain. */
export const settingNames = Object.keys(settingsSchema.shape);

/** Commands that need less than the site does: `app/feeds/commands/listings-cli.ts` and so on. */
const modest = new Map<string, Needs>([
  ["content", "nothing"],
  ...["listings", "seed", "migrate", "roles", "load", "crm", "audit"].map((command) => [command, "database"] as const),
]);

/**
 * Reads settings from an environment, secrets also from files (`NAME_FILE`); throws one error that names every missing or unsafe setting.
 * @param needs what the program works with: some commands only with the database, in production too
 */
export function readSettings(environment: Environment, needs: Needs = "everything") {
  const read = readSecretFiles(environment);
  const given = Object.fromEntries(Object.entries(read.environment).filter(([, value]) => value !== ""));
  const result = settingsSchema.safeParse(given);
  const problems = (result.error?.issues ?? []).map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  problems.push(...read.problems);
  const { DEMONSTRATION = false, CLIENT_PROFILE = true } = flagsSchema.parse(given);
  const port = given.PORT ?? defaultPort;
  problems.push(...findUnsafe(given, { needs, demonstration: DEMONSTRATION, accounts: CLIENT_PROFILE, port }));
  if (!result.success || problems.length > 0) {
    throw new Error(`These settings are missing or unsafe (.env.example explains them):\n${problems.join("\n")}`);
  }
  const { SITE_URL, ...settings } = result.data;
  return { ...settings, SITE_URL: new URL(SITE_URL ?? `http://localhost:${settings.PORT}`).origin };
}

type Settings = ReturnType<typeof readSettings>;

/** What a program that nobody gave a `NODE_ENV` runs as, and what it needs, by the file that was started. */
export function describeProgram(file: string, { NODE_ENV, DATABASE_URL, DATABASE_URL_FILE }: Environment) {
  const [, command] = /([\w-]+)-cli\.ts$/.exec(file) ?? [];
  const needs = modest.get(command ?? "") ?? "everything";
  // Production has its own database: without one, a command can only be meant for the demonstration's in DATA_DIR.
  const hasDatabase = Boolean(DATABASE_URL) || Boolean(DATABASE_URL_FILE);
  const isOfDemonstration = command !== undefined && command !== "worker" && !NODE_ENV && !hasDatabase;
  return { needs, environment: isOfDemonstration ? { NODE_ENV: "development" } : {} };
}

const program = describeProgram(process.argv[1] ?? "", process.env);

export const settings: Settings = readSettings({ ...process.env, ...program.environment }, program.needs);
