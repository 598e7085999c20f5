import { readFileSync, statSync } from "node:fs";

/*
 * Secrets kept in files, as containers, systemd (LoadCredential) and Kubernetes hand them out, instead of in the environment,
 * which child processes inherit and crash reports show. In JavaScript, as what starts the site and the worker is.
 */

/** The settings that are secrets, or addresses that hold a password: each can be given as `NAME_FILE` instead. */
export const secretNames = [
  "DATABASE_URL",
  "DATABASE_REPLICA_URLS",
  "MEDIA_ACCESS_KEY",
  "MEDIA_SECRET_KEY",
  "SESSION_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "SMTP_URL",
  "MAIL_BOUNCE_SECRET",
  "CRM_WEBHOOK_SECRET",
  "PURGE_WEBHOOK_SECRET",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
];

/** Bytes of a file that is still taken for a secret. */
const largest = 16_384;

/** By the code of an error. @type {Partial<Record<string, string>>} */
const reasons = { ENOENT: "is not there", EACCES: "may not be read by this account", EISDIR: "is a folder" };

/**
 * Replaces each `NAME_FILE` of a secret by the secret that stands in the file, without the line breaks at its end.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment empty values count as none
 * @returns {{ environment: Record<string, string | undefined>, problems: string[] }} what could not be read, a line each;
 *   never what stands in a file
 */
export function readSecretFiles(environment) {
  const read = { ...environment };
  const problems = [];
  for (const name of secretNames) {
    const file = environment[`${name}_FILE`];
    delete read[`${name}_FILE`];
    if (!file) continue;
    const found = environment[name] ? { problem: `give ${name} or ${name}_FILE, not both` } : readSecret(file);
    if (found.secret !== undefined) read[name] = found.secret;
    else problems.push(`  ${name}_FILE: ${found.problem}`);
  }
  return { environment: read, problems };
}

/** @param {string} file @returns {{ secret?: string, problem?: string }} */
function readSecret(file) {
  try {
    // What never ends, such as a device, has no size, and is none.
    const { size } = statSync(file);
    if (size > largest) return { problem: `${file} is too large for a secret` };
    const secret = size > 0 && readFileSync(file, "utf8").replace(/[\r\n]+$/, "");
    return secret ? { secret } : { problem: `${file} is empty` };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return { problem: `${file} ${reasons[code] ?? `can't be read (${code})`}` };
  }
}
