import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs;

/** The sources of a policy's `script-src` that allow the inline scripts in this markup, and only as they are. */
export function scriptHashes(markup: string): string[] {
  return [...markup.matchAll(inlineScript)].flatMap(([, script = ""]) => (script ? [scriptHash(script)] : []));
}

/** The source that allows a script of this content. */
export const scriptHash = (script: string | Buffer): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
