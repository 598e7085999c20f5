import { createHash } from "node:crypto";
import { isLanguage, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { settings } from "#app/settings/settings.server.ts";

/** A link to a new password, as the identity service would have sent it by e-mail. */
export interface DemonstrationResetLink {
  /** Fit for an address, which has no capitals. */
  id: string;
  email: string;
  language: Language;
  url: string;
}

interface SentCode {
  email: string;
  oobCode: string;
  oobLink: string;
  requestType: string;
}

/**
 * The links to a new password that nobody has used yet, the latest first. A real project sends them itself and tells
 * nobody: without the emulator there are none.
 */
export async function listDemonstrationResetLinks(): Promise<DemonstrationResetLink[]> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_PROJECT_ID: project, SITE_URL } = settings;
  if (!emulator) return [];
  const answer = await fetch(`http://${emulator}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: SentCode[] };
  return oobCodes
    .filter(({ requestType }) => requestType === "PASSWORD_RESET")
    .map(({ email, oobCode, oobLink }) => {
      const language = languageOf(oobLink);
      return {
        id: createHash("sha256").update(oobCode).digest("hex").slice(0, 32),
        email,
        language,
        url: `${SITE_URL}${href("reset-password", language)}?oobCode=${oobCode}`,
      };
    })
    .reverse();
}

/** The emulator always says English; the address to go on to is that of the person's home page. */
function languageOf(link: string): Language {
  const onward = new URL(link).searchParams.get("continueUrl");
  const language = onward === null ? undefined : new URL(onward).pathname.split("/")[1];
  return language !== undefined && isLanguage(language) ? language : "en";
}
