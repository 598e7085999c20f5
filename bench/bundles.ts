import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Line } from "./report.ts";

interface Chunk {
  module: string;
  imports?: string[];
  parentId?: string;
}

interface Manifest {
  entry: Chunk;
  routes: Record<string, Chunk>;
}

const clientFolder = "build/client";

/** Client code a route loads (kB gzip): the entry, its parents and itself with all they import; floor: the entry alone. */
export function benchBundles(): Line[] {
  const manifest = readManifest();
  const entry = collect([manifest.entry, ...parents(manifest, "root")]);
  const floor = kilobytes(collect([manifest.entry]));
  return Object.keys(manifest.routes)
    .filter((id) => id.endsWith(".en"))
    .map((id) => ({
      name: id.replace(".en", ""),
      figure: kilobytes(new Set([...entry, ...collect(parents(manifest, id)), languageChunk("en")])),
      floor,
      unit: "kB gzip",
    }));
}

function readManifest(): Manifest {
  const assets = path.join(clientFolder, "assets");
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (!file) throw new Error("build/client holds no manifest: build first");
  const source = readFileSync(path.join(assets, file), "utf8");
  return JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1)) as Manifest;
}

function parents(manifest: Manifest, id: string | undefined): Chunk[] {
  const route = id === undefined ? undefined : manifest.routes[id];
  return route ? [route, ...parents(manifest, route.parentId)] : [];
}

/** Each language's texts are a chunk of their own that the entry loads before it hydrates. */
function languageChunk(language: string): string {
  const assets = path.join(clientFolder, "assets");
  const texts = readdirSync(assets).filter((name) => name.startsWith("page-") && name.endsWith(".js"));
  const greeting = { en: "To let" }[language] ?? "";
  const file = texts.find((name) => readFileSync(path.join(assets, name), "utf8").includes(`"${greeting}"`));
  return file ? path.join(assets, file) : "";
}

function collect(chunks: Chunk[]): Set<string> {
  return new Set(chunks.flatMap(({ module, imports = [] }) => [module, ...imports]).map(toFile));
}

function toFile(url: string): string {
  return path.join(clientFolder, url.slice(url.indexOf("assets/")));
}

function kilobytes(files: Set<string>): number {
  let bytes = 0;
  for (const file of files) if (file) bytes += gzipSync(readFileSync(file)).length;
  return bytes / 1000;
}
