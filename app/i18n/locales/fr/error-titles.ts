import type en from "../en/error-titles.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  notFound: "Page introuvable",
  gone: "Ce bien n’est plus proposé",
  unavailable: "Momentanément indisponible",
  failed: "Une erreur s’est produite",
} satisfies SameTexts<typeof en>;
