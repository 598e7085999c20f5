import type en from "../en/error-titles.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  notFound: "Pagina niet gevonden",
  gone: "Dit pand is niet meer op de markt",
  unavailable: "Tijdelijk niet beschikbaar",
  failed: "Er is iets misgegaan",
} satisfies SameTexts<typeof en>;
