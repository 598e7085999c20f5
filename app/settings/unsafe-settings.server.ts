/** What settings must be together, and in production: what would make the site unsafe or leave it without what it needs. */

export type Environment = Record<string, string | undefined>;
export type Needs = "everything" | "database" | "nothing";

interface Context {
  /** What the program works with. */
  needs: Needs;
  demonstration: boolean;
  accounts: boolean;
  /** That the site listens on, where no `SITE_URL` is given. */
  port: string | number;
}

const needed = [
  ...["SITE_URL", "SESSION_SECRET", "SMTP_URL", "MAIL_FROM", "OPERATOR_NAME", "OPERATOR_ADDRESS"],
  ...["OPERATOR_COMPANY_NUMBER", "OPERATOR_VAT_NUMBER", "OPERATOR_LICENCE", "OPERATOR_SUPERVISOR", "OPERATOR_INSURER"],
  ...["OPERATOR_LEGAL_FORM", "OPERATOR_HOURS", "CONTACT_EMAIL", "CONTACT_PHONE"],
];
/**
 * What `.env.example` and the demonstration say of an operator whom there is not. Visitors would be told an untruth, and their
 * messages would reach nobody. Name, supervisor, legal form and hours may be somebody's.
 */
export const examples = {
  OPERATOR_ADDRESS: "Rue de l’Exemple 1 Voorbeeldstraat|1000 Bruxelles – Brussel",
  OPERATOR_COMPANY_NUMBER: "0000.000.000 (RPM Bruxelles – RPR Brussel)",
  OPERATOR_VAT_NUMBER: "BE 0000.000.000",
  OPERATOR_LICENCE: "IPI – BIV 000.000",
  OPERATOR_INSURER: "Assureur Exemple – Voorbeeldverzekeraar 0.000.000",
  CONTACT_EMAIL: "hello@quartier.example",
  CONTACT_PHONE: "+32 2 000 00 00",
};
/** Seconds that shared caches may keep pages where nobody tells them of changes. */
const longestUntold = 10;
const neededForBucket = ["MEDIA_BUCKET", "MEDIA_ACCESS_KEY", "MEDIA_SECRET_KEY"] as const;
const neededForAccounts = ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"] as const;

/** What would make the site unsafe, a line each (specification, section 4; decisions, sections 4 and 8). */
export function findUnsafe(given: Environment, { needs, demonstration, accounts, port }: Context): string[] {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_PROJECT_ID: project = "", SITE_URL } = given;
  const problems: string[] = [];
  const complain = (name: string, problem: string) => problems.push(`  ${name}: ${problem}`);
  if (emulator !== undefined && !project.startsWith("demo-")) {
    complain("FIREBASE_AUTH_EMULATOR_HOST", "believes unsigned tokens; only a project named demo-… may use it");
  }
  if ((given.GOOGLE_CLIENT_ID === undefined) !== (given.GOOGLE_CLIENT_SECRET === undefined)) {
    complain("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET", "give both or none");
  }
  if ((given.CRM_WEBHOOK_URL === undefined) !== (given.CRM_WEBHOOK_SECRET === undefined)) {
    complain("CRM_WEBHOOK_URL and CRM_WEBHOOK_SECRET", "give both or none");
  }
  if ((given.PURGE_WEBHOOK_URL === undefined) !== (given.PURGE_WEBHOOK_SECRET === undefined)) {
    complain("PURGE_WEBHOOK_URL and PURGE_WEBHOOK_SECRET", "give both or none");
  }
  const shared = Number(given.SHARED_CACHE_SECONDS ?? 0);
  if (shared > longestUntold && given.PURGE_WEBHOOK_URL === undefined) {
    const problem = "pages would be older than a change by that long: give PURGE_WEBHOOK_URL, or";
    complain("SHARED_CACHE_SECONDS", `${problem} ${longestUntold} at most`);
  }
  if (shared > 0 && Number(given.PAGE_CACHE_MB ?? 1) === 0) {
    complain("SHARED_CACHE_SECONDS", "needs PAGE_CACHE_MB: what a process keeps itself, caches may keep");
  }
  for (const name of given.MEDIA_STORE === "s3" ? neededForBucket : []) {
    if (given[name] === undefined) complain(name, "required with MEDIA_STORE=s3");
  }
  if (!isOnlyOrigin(SITE_URL)) complain("SITE_URL", "must be an address without a path: the site stands at its top");
  if (!isOfSite(given.AUTH_TOKEN_SYNC_URL, SITE_URL ?? `http://localhost:${port}`))
    complain("AUTH_TOKEN_SYNC_URL", "must be an address of this site");
  for (const [name, value] of Object.entries(given)) {
    const [, tag] = /^(ANALYTICS_(?:ADVERTISING_)?)(?:SITE_ID|HOSTS|COOKIES)$/.exec(name) ?? [];
    if (tag && value !== undefined && given[`${tag}SCRIPT_URL`] === undefined) {
      complain(name, `belongs to a script, ${tag}SCRIPT_URL`);
    }
  }
  if (isOtherThanProduction(given.NODE_ENV)) return problems;
  if (given.DATABASE_URL === undefined && needs !== "nothing") complain("DATABASE_URL", "required in production");
  if (demonstration) return problems;
  for (const name of needs !== "everything" ? [] : accounts ? [...needed, ...neededForAccounts] : needed) {
    if (given[name] === undefined) complain(name, "required in production");
  }
  for (const [name, example] of needs === "everything" ? Object.entries(examples) : []) {
    if (given[name]?.trim() === example) complain(name, "is the example of .env.example: say your own, in production");
  }
  if (needs !== "nothing" && !saysWhetherTls(given.DATABASE_URL)) complain("DATABASE_URL", tlsOfDatabase);
  if (
    !(given.DATABASE_REPLICA_URLS ?? "")
      .split(/[\s,]+/)
      .filter(Boolean)
      .every(saysWhetherTls)
  ) {
    complain("DATABASE_REPLICA_URLS", tlsOfDatabase);
  }
  if (SITE_URL !== undefined && !SITE_URL.startsWith("https://")) complain("SITE_URL", "must be https in production");
  // The bucket's keys would travel in the open, and so would what other machines ask for, and are told.
  for (const name of ["MEDIA_ENDPOINT", "PASSWORD_RANGE_URL", "PURGE_WEBHOOK_URL"]) {
    const { [name]: address } = given;
    if (isInTheOpen(address) && !isOnThisMachine(address!)) {
      complain(name, "must be https in production, unless it is this machine");
    }
  }
  for (const name of ["ANALYTICS_SCRIPT_URL", "ANALYTICS_ADVERTISING_SCRIPT_URL", "CRM_WEBHOOK_URL"]) {
    if (isInTheOpen(given[name])) complain(name, "must be https in production");
  }
  for (const name of ["FIREBASE_AUTH_EMULATOR_HOST", "DEMONSTRATION_HOST"]) {
    if (given[name] !== undefined) complain(name, "must not be set in production");
  }
  if (project.startsWith("demo-")) complain("FIREBASE_PROJECT_ID", "is a demonstration's in production");
  return problems;
}

const tlsOfDatabase =
  "must say ?sslmode=verify-full or ?sslmode=require in production, or ?sslmode=disable where nobody else is on the network";

/** Whether an address of a database on another machine insists on TLS, or says that there is none. */
function saysWhetherTls(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address) || isOnThisMachine(address)) return true;
  const { searchParams } = new URL(address);
  // `prefer` and `allow` go on without it.
  return ["require", "verify-ca", "verify-full", "disable"].includes(searchParams.get("sslmode") ?? "");
}

/** Whether what is asked of an address can be read on its way, however it is spelt. */
function isInTheOpen(address: string | undefined): boolean {
  return address !== undefined && URL.canParse(address) && new URL(address).protocol === "http:";
}

/** Whether an address is this machine's own, or a socket in its file system; of several hosts, each. */
export function isOnThisMachine(address: string): boolean {
  const hosts = decodeURIComponent(new URL(address).hostname).split(",");
  return hosts.every(
    (host) => host === "" || host.startsWith("/") || /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host),
  );
}

/** Whether nothing but scheme, host and port is said; what is no address at all is complained of elsewhere. */
function isOnlyOrigin(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return true;
  const { origin, href } = new URL(address);
  return origin === "null" || (href === `${origin}/` && !/[?#]/.test(address));
}

/** Whether a path or an address is the site's own; a path always is, `//elsewhere` is none. */
function isOfSite(address: string | undefined, siteUrl: string): boolean {
  if (address === undefined || !URL.canParse(siteUrl)) return true;
  return URL.canParse(address, siteUrl) && new URL(address, siteUrl).origin === new URL(siteUrl).origin;
}

function isOtherThanProduction(environment: string | undefined): boolean {
  return environment === "development" || environment === "test";
}
