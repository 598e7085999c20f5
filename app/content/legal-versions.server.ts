import { z } from "zod";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { settings } from "#app/settings/settings.server.ts";
import { legalVersionSchema } from "./content-schemas.server.ts";
import { contentFolder, findDocument } from "./read-document.server.ts";

/** The legal texts that people accept. */
export const acceptedTexts = ["terms", "privacy"] as const;

export type AcceptedText = (typeof acceptedTexts)[number];

/** Which versions of the legal texts are in force: what somebody accepts is one of them. */
export type LegalVersions = Record<AcceptedText, string>;

/** A legal text has no version: nobody can accept it (specification, section 3, "Legal versions"). */
export class LegalVersionsError extends Error {
  override name = "LegalVersionsError";

  constructor(readonly missing: readonly AcceptedText[]) {
    const files = missing.map((name) => `content/legal/${name}/${defaultLanguage}.mdx`);
    super(`No version of ${missing.join(" and ")}: ${files.join(", ")} must be there and say its version`);
  }
}

const versionSchema = z.looseObject({ version: legalVersionSchema.optional().catch(undefined) });

let inForce: Promise<LegalVersions> | undefined;

/**
 * The versions in the front matter of the English texts (specification, section 3). Content belongs to a release:
 * production reads them once.
 * @throws LegalVersionsError that names each text whose file or version is missing
 */
export function getLegalVersions(folder = contentFolder): Promise<LegalVersions> {
  if (settings.NODE_ENV !== "production") return readLegalVersions(folder);
  inForce ??= readLegalVersions(folder);
  inForce.catch(() => (inForce = undefined)); // The caller sees the error; the next one reads again.
  return inForce;
}

async function readLegalVersions(folder: string): Promise<LegalVersions> {
  const found = await Promise.all(
    acceptedTexts.map(async (name) => {
      const document = await findDocument(`legal/${name}`, defaultLanguage, versionSchema, folder);
      return [name, document?.data.version] as const;
    }),
  );
  const missing = found.filter(([, version]) => version === undefined).map(([name]) => name);
  if (missing.length > 0) throw new LegalVersionsError(missing);
  return Object.fromEntries(found) as LegalVersions;
}
