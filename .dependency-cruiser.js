import { readdirSync } from "node:fs";

/**
 * Who may import whom: the rules of the house (docs/developing.md), as far as imports show them.
 *
 * A route module is a page, layout, action, resource or redirect of `app/routes.ts`: a leaf that joins both sides, from
 * which Remix removes the server's half for the browser.
 */
const routeModule = String.raw`^app/.+-(page|layout|action|resource|redirect)\.tsx?$`;
const test = String.raw`(\.test\.tsx?$|^e2e/|/testing/)`;
const command = String.raw`-cli\.ts$`;
const serverOnly = String.raw`\.server\.(tsx?|js)$`;
/** The parts of the results page and of its feeds: as much a leaf as the page. */
const resultsPage = "^app/search/(results|syndication)/";
const runsOnServer = [serverOnly, routeModule, command, test, String.raw`^app/(root|entry\.server)\.tsx$`];
const listingRecord = String.raw`^app/listings/listing-record(-fields|-values)?\.ts$`;
/** @type {import("dependency-cruiser").DependencyType[]} */
const typesOnly = ["type-only"];

/**
 * The folders of app/ in the order of their imports: a file imports from the folders before its own, and from
 * none after it or beside it.
 * A dot stands for the files of the folder itself: those of app/ are the entries of Remix, which nobody imports.
 */
const folders = [
  ["settings", "vocabulary"],
  ["tracing"],
  ["database"],
  ["command-line", "i18n"],
  ["metrics"],
  ["http"],
  ["audit", "email", "jobs", "media", "server", "ui"],
  ["forms", "places", "seo"],
  ["basemap", "filters"],
  ["search-index"],
  ["listings"],
  ["content", "feeds", "map", "market"],
  ["consent"],
  ["account"],
  ["contact", "strategies"],
  ["listing-page", "search"],
  ["agencies", "shortlist"],
  ["crm", "notifications", "shared-caches", "shell", "sitemaps"],
  ["worker"],
  ["operating"],
  ["backup", "style-guide"],
  ["."],
];
/** The same for the folders within one of them, each of which has to be here. */
const foldersWithin = {
  account: [
    ["identity"],
    ["."],
    ["passwords", "photo", "session"],
    ["deletion"],
    ["address"],
    ["sign-in"],
    ["forms"],
    ["profile"],
    ["dialog", "export"],
    ["api", "pages"],
  ],
  basemap: [["tiles"], ["."], ["around"]],
  content: [["parts", "purchase-costs"], ["."], ["live"], ["insights"], ["rendering"], ["pages"]],
  email: [["."], ["bounces"]],
  feeds: [["formats"], ["checking"], ["writing"], ["."], ["scheduled"], ["commands"]],
  "feeds/formats": [["."], ["xml"], ["csv", "json-lines", "kyero", "openimmo"]],
  http: [["."], ["rendering"]],
  listings: [["."], ["context", "legal"]],
  map: [["marks"], ["live"], ["."]],
  media: [["."], ["store"], ["fetching"], ["pictures"], ["sizes"], ["preparing"], ["documents"]],
  notifications: [["."], ["matching", "unsubscribe"], ["mail"], ["runs"]],
  places: [["."], ["points"]],
  ui: [["sheets"], ["."]],
  search: [["sentence"], ["."], ["syndication"], ["results"]],
  "search/results": [["filter-form"], ["."]],
  "search/sentence": [["words"], ["reading"], ["figures", "days"], ["places"], ["parts"], ["asides"], ["."]],
  "search-index": [["."], ["memory", "postgres"], ["percolate", "snapshot"]],
};
refuseUnlisted("");

/**
 * A folder beside others that no list names would import as it likes.
 * @param {string} within "" or a folder of app/ with its slash
 */
function refuseUnlisted(within) {
  /** @type {Record<string, string[][]>} */
  const orders = { "": folders, ...foldersWithin };
  const { [within.replace(/\/$/, "")]: order } = orders;
  const names = readdirSync(new URL(`app/${within}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["testing", "locales"].includes(entry.name))
    .map(({ name }) => name);
  for (const name of names) {
    if (!order?.flat().includes(name)) {
      throw new Error(`.dependency-cruiser.js does not say what app/${within}${name} may import`);
    }
    refuseUnlisted(`${within}${name}/`);
  }
}

/** @param {string} folder its name, or a dot for the files beside it: the pattern of its files' addresses */
const filesOf = (folder) => (folder === "." ? "[^/]+$" : `${folder}/`);

/**
 * @param {string[][]} order folders, each row after those that it may import from
 * @param {string} within the folder that they lie in
 * @returns {import("dependency-cruiser").IForbiddenRuleType[]}
 */
function oneWay(order, within) {
  return order.flatMap((beside, at) =>
    beside.flatMap((folder) => {
      const others = [...beside, ...order.slice(at + 1).flat()].filter((other) => other !== folder);
      if (others.length === 0) return [];
      return {
        name: `${within}${folder === "." ? "files" : folder}-imports-one-way`.replaceAll("/", "-"),
        comment: "Folders import one another one way (see the lists above): what both need belongs below them.",
        severity: /** @type {const} */ ("error"),
        from: { path: `^app/${within}${filesOf(folder)}`, pathNot: test },
        to: { path: `^app/${within}(${others.map(filesOf).join("|")})` },
      };
    }),
  );
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...oneWay(folders, ""),
    ...Object.entries(foldersWithin).flatMap(([folder, order]) => oneWay(order, `${folder}/`)),
    {
      name: "only-routes-name-route-modules",
      comment: "A route module is a leaf: what others need of it belongs in a file of its own.",
      severity: "error",
      from: { pathNot: [String.raw`^app/routes\.ts$`, test] },
      to: { path: routeModule },
    },
    {
      name: "db-knows-no-app",
      comment:
        "The database knows the words of the trade, the languages and the shape of a listing, nothing else of the application.",
      severity: "error",
      from: { path: "^db/", pathNot: test },
      to: {
        path: "^app/",
        pathNot: String.raw`^app/(vocabulary/vocabulary|i18n/languages|listings/listing-record)\.ts$`,
      },
    },
    {
      name: "db-takes-only-the-type-of-a-record",
      severity: "error",
      from: { path: "^db/", pathNot: test },
      to: { path: listingRecord, dependencyTypesNot: typesOnly },
    },
    {
      name: "only-the-server-asks-db",
      comment: "Server files, commands and tests talk to the database; pages ask them, and hand it on by its type.",
      severity: "error",
      from: { path: "^app/", pathNot: [serverOnly, command, test] },
      to: { path: "^db/", dependencyTypesNot: typesOnly },
    },
    {
      name: "pure-files-stay-pure",
      comment: "A file without a suffix runs in the browser as well, wherever the server file lies: app or db.",
      severity: "error",
      from: { path: ["^app/", "^db/schema/"], pathNot: runsOnServer },
      to: { path: serverOnly, dependencyTypesNot: typesOnly },
    },
    {
      name: "pure-files-use-no-node",
      severity: "error",
      from: { path: "^app/", pathNot: runsOnServer },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "zod-stays-on-the-server",
      comment: "In a page, zod would add 38 kB to what visitors load; of the listing record, they take the type.",
      severity: "error",
      from: { path: "^app/", pathNot: [serverOnly, command, test, listingRecord] },
      to: { path: ["node_modules/zod/", listingRecord], dependencyTypesNot: typesOnly },
    },
    {
      name: "texts-of-mails-stay-on-the-server",
      comment: "No page shows them.",
      severity: "error",
      from: { path: "^app/", pathNot: [serverOnly, "^app/i18n/locales/", test] },
      to: { path: String.raw`^app/i18n/locales/.+/mail\.ts$`, dependencyTypesNot: typesOnly },
    },
    {
      name: "rows-and-columns-stay-in-the-search-index",
      comment: "Whoever searches asks SearchIndex, by withSearchIndex; alerts ask the percolator.",
      severity: "error",
      from: { path: "^(app|bench|db|e2e|packages)/", pathNot: "^app/search-index/" },
      to: { path: "^app/search-index/(memory|testing|index-rows)" },
    },
    {
      name: "the-map-stands-on-the-results-page",
      comment:
        "It shows what a search found: nobody below it knows of it. The style page, which no build has, shows its parts.",
      severity: "error",
      from: { path: "^app/", pathNot: ["^app/(map|style-guide)/", resultsPage, String.raw`^app/routes\.ts$`, test] },
      to: { path: "^app/map/" },
    },
    {
      name: "the-map-loads-on-demand",
      comment: "MapLibre is three times what a page weighs: it comes by a dynamic import, when a map is shown.",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/map/live/" },
      to: {
        path: ["^app/map/live/", "node_modules/maplibre-gl/"],
        dependencyTypesNot: ["type-only", "dynamic-import"],
      },
    },
    {
      name: "identity-has-one-folder",
      comment: "Another identity service could take Firebase's place: what is Firebase's or Google's lives only there.",
      severity: "error",
      from: {
        path: "^(app|bench|bin|db|e2e|packages)/",
        pathNot: ["^app/account/identity/", "^packages/identity-emulator/"],
      },
      to: { path: "node_modules/(@firebase|firebase|firebase-admin|firebase-tools|google-auth-library)/" },
    },
    {
      name: "the-identity-client-loads-on-demand",
      comment: "A third of a page's weight: it comes by a dynamic import, when somebody is about to sign in.",
      severity: "error",
      from: { path: "^app/", pathNot: [String.raw`^app/account/identity/identity-client\.ts$`, test] },
      to: {
        path: [String.raw`^app/account/identity/(identity-client|emulated-popup)\.ts$`, "node_modules/firebase/"],
        dependencyTypesNot: ["type-only", "dynamic-import"],
      },
    },
    {
      name: "the-identity-emulator-stays-at-home",
      comment:
        "It believes everybody: commands and what prepares tests start it, and nothing that is built knows of it.",
      severity: "error",
      from: { path: "^(app|bench|db|e2e)/", pathNot: ["^db/testing/", "^app/account/identity/testing/"] },
      to: { path: "^packages/identity-emulator/" },
    },
    {
      name: "the-identity-emulator-knows-nobody",
      comment: "It is asked as Firebase and Google are, and needs no more of the site than they do.",
      severity: "error",
      from: { path: "^packages/identity-emulator/" },
      to: {
        path: "^(app|db)/",
        pathNot: String.raw`^(app/media/portrait-origin\.ts|db/(lock-file|make-folder|running-process)\.js)$`,
      },
    },
    {
      name: "only-pure-files-of-search",
      comment: "What a search means is pure; its requests and its page are no matter of those whom it asks.",
      severity: "error",
      from: { path: "^app/notifications/", pathNot: [routeModule, test] },
      to: { path: [String.raw`^app/search/.+\.server\.tsx?$`, resultsPage] },
    },
    {
      name: "the-site-imports-no-package",
      comment:
        "Invented listings come as any advertiser's do: by feed; of what site-files writes, the site reads the files; editing checks texts before a build. Whoever needs a package runs its commands.",
      severity: "error",
      from: { path: "^(app|bench|db|e2e)/" },
      to: { path: "^packages/", pathNot: "^packages/identity-emulator/" },
    },
    {
      name: "demonstration-knows-the-listing-format",
      comment:
        "And how figures, names and addresses are written, walks reckoned and at which stations trains stop; the mailbox and the commands are made of more of the site.",
      severity: "error",
      from: { path: "^packages/demonstration/", pathNot: ["/(mailbox|feed|site-pictures)/", command, test] },
      to: {
        path: "^(app|db)/",
        pathNot: String.raw`^(app/(listings/listing-record|i18n/formats|places/(distance|fold|place|railway-stations\.server|read-gazetteer\.server|street-line|walking))|db/seed/read-table\.server)\.ts$`,
      },
    },
    {
      name: "site-files-know-the-formats-that-they-write",
      comment: "And the gazetteer, whose names they take.",
      severity: "error",
      from: { path: "^packages/site-files/", pathNot: [command, test] },
      to: {
        path: "^(app|db)/",
        pathNot: String.raw`^(app/(basemap|places|i18n/languages)|db/seed/read-table\.server)`,
      },
    },
    {
      name: "editing-reads-texts-as-the-site-does",
      comment: "And knows where their links lead; of what the site shows, it is no matter.",
      severity: "error",
      from: { path: "^packages/editing/", pathNot: [command, test] },
      to: {
        path: "^(app|db)/",
        pathNot: String.raw`^app/(content/([^/]+\.ts|insights/insight-slugs\.ts)|filters/search-url\.ts|i18n/(languages|paths)\.ts|places/read-gazetteer\.server\.ts|media/concurrency\.ts|command-line/run-command\.server\.ts)$`,
      },
    },
    {
      name: "packages-do-not-know-each-other",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/", pathNot: "^packages/$1/" },
    },
    {
      name: "no-folder-for-everything",
      comment: "Name a folder after what it is about.",
      severity: "error",
      from: {},
      to: { path: "/(utils|helpers|lib|services|common)/", pathNot: "node_modules" },
    },
    {
      name: "no-circle",
      comment: "Of types neither: what two files need of each other lies below both.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|public)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
