import type en from "../en/error-titles.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  notFound: "Page introuvable",
  gone: "Ce bien n’est plus proposé",
  unavailable: "Momentanément indisponible",
  failed: "Un problème est survenu",
} satisfies SameTexts<typeof en>;
