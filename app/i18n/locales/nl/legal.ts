import type en from "../en/legal.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  terms: "Gebruiksvoorwaarden",
  privacy: "Privacybeleid",
  cookies: "Cookiekeuzes",
  contents: "Op deze pagina",
  version: "Versie {{version}}",
  updated: "Bijgewerkt op",
} satisfies SameTexts<typeof en>;
