import type en from "../en/legal.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  terms: "Conditions d’utilisation",
  privacy: "Politique de confidentialité",
  cookies: "Choix des cookies",
  contents: "Sur cette page",
  version: "Version {{version}}",
  updated: "Mise à jour du",
} satisfies SameTexts<typeof en>;
