import { data, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError } from "@remix-run/react";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { ReactNode } from "react";
import * as exchange from "#app/account/api/login-token-resource.ts";
import * as logout from "#app/account/api/logout-resource.ts";
import * as me from "#app/account/api/me-resource.ts";
import * as tokenSync from "#app/account/api/token-sync-resource.ts";
import * as entryModule from "#app/entry.server.tsx";
import remixOptions from "../../../remix.config.js";
import { answerFeed } from "#app/http/answer-feed.server.ts";
import { clientAddress } from "#app/http/client-address.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import * as healthz from "../healthz-resource.ts";
import { cachePage } from "#app/http/page-cache.server.ts";
import { ListMarkup } from "#app/http/rendering/page-markup.tsx";
import { passMarkup } from "#app/http/rendering/pass-markup.server.ts";
import { PageScripts } from "#app/http/rendering/page-scripts.tsx";
import { readForm } from "#app/http/read-form.server.ts";
import * as readyz from "../readyz-resource.ts";

/* A server build in miniature, such as `remix vite:build` makes, with the site's own entry and pages that misbehave. */

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <title>Small site</title>
      </head>
      <body>
        {children}
        <PageScripts settings={undefined} />
      </body>
    </html>
  );
}

function ErrorBoundary() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `Sorry, ${error.status}` : "Sorry"}</h1>;
}

const ShowData = () => <pre>{JSON.stringify(useLoaderData())}</pre>;

/** What a loader is told about its request, and text enough to be worth compressing. */
const tellLoader = ({ request }: { request: Request }) => ({
  url: request.url,
  id: request.headers.get("x-request-id"),
  client: clientAddress(request),
  text: "</script><b>bold</b> ".repeat(200),
});

const slowLoader = async () => {
  await wait(600);
  return { text: "slow, but here" };
};

/** Loaders whose visitors have left meanwhile. */
let left = 0;

const patientLoader = ({ request: { signal } }: LoaderFunctionArgs) =>
  new Promise<null>((resolve) => {
    const leave = () => (left++, resolve(null));
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave);
  });

/** Goes on for as long as somebody reads it. */
const endlessLoader = () => {
  const body = new ReadableStream({
    pull: async (controller) => {
      await wait(5);
      controller.enqueue(Buffer.from("more "));
    },
    cancel: () => void left++,
  });
  return new Response(body, { headers: { "Content-Type": "application/octet-stream" } });
};

const answerForm = async ({ request }: { request: Request }) => {
  const text = (await readForm(request)).get("text");
  return { length: typeof text === "string" ? text.length : null, origin: request.headers.get("origin") };
};

const withoutDatabase = () => {
  throw new Error("Failed query", { cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) });
};

const withBug = () => {
  throw new Error("A secret of the server");
};

/** How often the expensive page was begun, and how often it was rendered. */
const work = { loaded: 0, rendered: 0 };

const expensiveLoader = async () => {
  work.loaded++;
  await wait(1);
  return { text: "expensive ".repeat(40_000) };
};

/** Takes the processor for 25 ms, as a page of 96 cards does. */
const Expensive = () => {
  work.rendered++;
  for (const end = performance.now() + 25; performance.now() < end; );
  return <p>{useLoaderData<typeof expensiveLoader>().text}</p>;
};

/** Markup that a loader made, as a results page has its cards. */
const markupLoader = ({ request, context }: LoaderFunctionArgs) => ({
  html: passMarkup(request, context, "cards", [Buffer.from('<li class="card">a card '), Buffer.from("à 1 €</li>")]),
});

const ShowMarkup = () => <ListMarkup id="cards" className="" html={useLoaderData<typeof markupLoader>().html} />;

const injected = '<script id="page-scripts">alert("injected")</script>';

/** What the page that is kept is made of; while it is held, nobody learns whether it has changed. */
const told: { words: string; version: number; held?: Promise<void>; release?: () => void } = {
  words: "first words",
  version: 0,
};

const keptLoader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  await cachePage(context, {} as DatabasePool, [async () => (await told.held, `${told.version} ${told.words}`)]);
  work.loaded++;
  const headers: HeadersInit = searchParams.has("cookie") ? { "Set-Cookie": "shortlist=mine; Path=/" } : {};
  return data({ words: told.words }, { headers, status: searchParams.has("gone") ? 410 : 200 });
};

const feedLoader = async ({ context, request }: LoaderFunctionArgs) => {
  await cachePage(context, {} as DatabasePool, [() => `${told.version} ${told.words}`]);
  work.loaded++;
  const body = `<feed>${told.words.repeat(100)}</feed>`;
  const updated = new Date(Date.UTC(2026, 10, 1, 10, told.version));
  return answerFeed({ request, context }, { body, type: "application/atom+xml", language: "en", updated });
};

const ShowKept = () => {
  work.rendered++;
  return <ShowData />;
};

const tell = ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  told.words = searchParams.get("words") ?? "";
  told.version++;
  told.release?.();
  told.held = searchParams.has("hold") ? new Promise((resolve) => (told.release = resolve)) : undefined;
  return new Response(null, { status: 204 });
};

const notFound = () => {
  throw new Response(null, { status: 404 });
};

const pages: [id: string, path: string, module: object][] = [
  ["page", "en", { loader: tellLoader, default: ShowData }],
  ["slow", "en/slow", { loader: slowLoader, default: ShowData }],
  ["patient", "en/patient", { loader: patientLoader, default: ShowData }],
  ["endless", "endless", { loader: endlessLoader }],
  ["form", "en/form", { action: answerForm, default: () => <form method="post" /> }],
  ["without-database", "en/without-database", { loader: withoutDatabase, default: ShowData }],
  ["without-database-resource", "without-database", { loader: withoutDatabase }],
  ["kept", "en/kept", { loader: keptLoader, default: ShowKept }],
  ["feed", "feeds/atom/en/kept", { loader: feedLoader }],
  ["tell", "tell", { loader: tell }],
  ["injected", "en/injected", { default: () => <div dangerouslySetInnerHTML={{ __html: injected }} /> }],
  ["cards", "en/cards", { loader: markupLoader, default: ShowMarkup }],
  ["expensive", "en/expensive", { loader: expensiveLoader, default: Expensive }],
  [
    "work",
    "work",
    {
      loader: () =>
        Response.json({
          ...work,
          left,
          processorMilliseconds: (process.cpuUsage().user + process.cpuUsage().system) / 1000,
          peakMegabytes: process.resourceUsage().maxRSS / 1024,
          drawsStacks: /^function prepareStackTrace\b/.test(
            String(Object.getOwnPropertyDescriptor(Error, "prepareStackTrace")?.value),
          ),
        }),
    },
  ],
  ["bug", "en/bug", { loader: withBug, default: ShowData }],
  ["healthz", "healthz", healthz],
  ["readyz", "readyz", readyz],
  ["exchange", "api/user/login/token", exchange],
  ["logout", "api/user/logout", logout],
  ["me", "api/user/me", me],
  ["token-sync", "api/user/token-sync", tokenSync],
  ["not-found", "*", { loader: notFound, default: ShowData }],
];

const built = mkdtempSync(join(tmpdir(), "small-site-"));
process.on("exit", () => rmSync(built, { recursive: true }));
const script = "console.log('a script, compressed when it was built');\n".repeat(40);
mkdirSync(join(built, "assets"));
writeFileSync(join(built, "assets", "App-1a2B3c.js"), script);
writeFileSync(join(built, "assets", "App-1a2B3c.js.br"), brotliCompressSync(script));

const manifest = pages.map(([id, path, module]) => ({
  id,
  path,
  parentId: "root",
  module: "/assets-base/assets/App-1a2B3c.js",
  hasLoader: "loader" in module,
  hasAction: "action" in module,
  hasClientLoader: false,
  hasClientAction: false,
  hasErrorBoundary: false,
}));

export const mode = "production";
export const publicPath = "/assets-base/";
export const assetsBuildDirectory = built;
export const isSpaMode = false;
export const future = remixOptions.future as ServerBuild["future"];
export const entry = { module: entryModule };
export const routes = {
  root: { id: "root", path: "", module: { Layout, ErrorBoundary, default: () => <Outlet /> } },
  ...Object.fromEntries(pages.map(([id, path, module]) => [id, { id, path, parentId: "root", module }])),
} as ServerBuild["routes"];
export const assets = {
  version: "1",
  url: "/assets-base/assets/manifest-1.js",
  entry: { imports: [], module: "/assets-base/assets/App-1a2B3c.js" },
  routes: Object.fromEntries(
    [{ ...manifest[0], id: "root", path: "", parentId: undefined }, ...manifest].map((route) => [route.id, route]),
  ),
} as unknown as ServerBuild["assets"];
