/*
 * What a person at a terminal can put right, in a sentence. In JavaScript, as what starts the site and the worker is: it
 * runs before anything can read TypeScript.
 */

/** By the code of an error of the database, or of the connection to it. @type {Partial<Record<string, string>>} */
const ofDatabase = {
  "42P01": "The database has no tables yet: npm run db:migrate makes them.",
  // The schema that notes the migrations is not there either.
  "3F000": "The database has no tables yet: npm run db:migrate makes them.",
  "28P01": "The database refuses the user name or the password of DATABASE_URL.",
  28000: "The database refuses the user name or the password of DATABASE_URL.",
  "3D000": "The database that DATABASE_URL names does not exist.",
  ECONNREFUSED: "The database can't be reached: nothing answers at DATABASE_URL.",
  ENOTFOUND: "The database can't be reached: DATABASE_URL names a machine that is not known.",
  CONNECT_TIMEOUT: "The database can't be reached: it does not answer in time.",
};

/** By the code of an error about a file or a folder. @type {Partial<Record<string, string>>} */
const ofFiles = {
  EACCES: "this account may not use it",
  EPERM: "this account may not use it",
  EROFS: "it can't be written to",
  ENOTDIR: "a file stands where a folder is needed",
  EEXIST: "a file stands where a folder is needed",
  EISDIR: "it is a folder",
  ENOENT: "it is not there",
};

/**
 * The sentence for an error that settings, files or another program have caused.
 *
 * @param {unknown} error
 * @returns {string | undefined} undefined for what may be a fault of ours, whose place matters as well
 */
export function sentenceOf(error) {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const sentence = ofError(at) ?? (depth === 0 ? ofFile(at) : undefined);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** @param {Error & { code?: unknown, syscall?: unknown, port?: unknown, path?: unknown }} error */
function ofError({ code, syscall, port, message }) {
  if (/^These settings/.test(message)) return message;
  if (code === "ENOSPC") return "The disk is full.";
  if (syscall === "listen" && code === "EADDRINUSE") {
    return `Port ${String(port)} is in use by another program; end it, or choose another port with PORT.`;
  }
  if (syscall === "listen" && code === "EACCES") {
    return `This account may not listen on port ${String(port)}; choose one above 1023 with PORT.`;
  }
  return typeof code === "string" ? ofDatabase[code] : undefined;
}

/** Where a file has caused another error, that one says it better. @param {Error & { code?: unknown, path?: unknown }} error */
function ofFile({ code, path }) {
  const reason = typeof code === "string" ? ofFiles[code] : undefined;
  return reason !== undefined && typeof path === "string" ? `${path} can't be used: ${reason}.` : undefined;
}
