// The floors of a page: a bare Node server that sends one answer over and over, with its headers, or makes its markup anew
// by template strings each time, and compresses it as the site does.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

const [file = "", port] = process.argv.slice(2);
/** @type {{ headers: Record<string, string>, body: string, html?: string }} */
const { headers, body, html } = JSON.parse(readFileSync(file, "utf8"));
const bytes = Buffer.from(body, "base64");

/** Tags and texts in turn. */
const pieces = html?.split(/(<[^>]*>)/) ?? [];
/** As app/http/encode-body.server.ts does it. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };

/** @param {string} text */
const escape = (text) => (/[<>"]/.test(text) ? text.replaceAll("<", "&lt;").replaceAll(">", "&gt;") : text);

function writePage() {
  let page = "";
  for (let at = 0; at + 1 < pieces.length; at += 2) page += `${escape(pieces[at] ?? "")}${pieces[at + 1]}`;
  return page;
}

createServer((_request, response) => {
  const sent = html === undefined ? bytes : brotliCompressSync(writePage(), options);
  response.writeHead(200, { ...headers, "Content-Length": sent.length });
  response.end(sent);
}).listen(Number(port), "127.0.0.1");
