import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and those above it. Node's own (`recursive: true`) tries for ever where a folder is there in which nothing
 * can be made, as in /proc: there, this says so.
 *
 * @param {string} folder
 */
export function makeFolder(folder) {
  const whole = resolve(folder);
  /** @type {string[]} */
  const missing = [];
  for (let at = whole; dirname(at).length < at.length && !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const each of missing) {
    try {
      mkdirSync(each);
    } catch (error) {
      // Somebody else has made it meanwhile.
      if (!(existsSync(each) && statSync(each).isDirectory())) throw error;
    }
  }
  if (!statSync(whole).isDirectory()) {
    throw Object.assign(new Error(`${whole} is no folder`), { code: "ENOTDIR", path: whole });
  }
}
