import { fold } from "#app/places/fold.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import type { Token } from "../reading/token.ts";

/** Professions by which advertisements call what they offer, which may also be of who seeks it: "a surgery for a dentist". */
const professions = new Set(
  fold(
    `dentist dentists doctor doctors physiotherapist physiotherapists lawyer lawyers notary architect architects accountant accountants hairdresser florist
     optician veterinary vet pharmacist butcher baker mechanic carpenter medical dental paramedical
     dentiste dentistes médecin médecins kiné kinésithérapeute notaire avocat avocats architecte architectes comptable comptables coiffeur coiffeuse
     fleuriste opticien vétérinaire pharmacien boucher boulanger mécanicien menuisier médical médicale paramédical paramédicale dentaire
     tandarts tandartsen dokter dokters huisarts arts kinesist kinesisten notaris advocaat advocaten architecten boekhouder boekhouders kapper
     bloemist apotheker dierenarts slager bakker schrijnwerker medisch medische paramedisch`,
  ).split(/\s+/),
);

/** Whether a folded word names a profession, or says that something is of one. */
export const isProfession = (word: string) => professions.has(word);

/** Advertisements say for which of these a shop is fit, as not every one may be. */
const hospitality =
  /^(?:resto|restos|restaurants?|bars?|cafes?|brasserie|snack|snackbar|horeca\p{L}*|frituur|friterie|friture|pizzerias?|eetcafe|pub|takeaway|eatery|coffee|koffiebar|tearoom|tea|wine|wijnbar)$/u;

const purposes =
  /^(?:for|pour|voor|open|opening|start|starting|ouvrir|lancer|demarrer|installer|exploiter|openen|opstarten|starten|beginnen)$/;
const articles =
  /^(?:an?|the|my|our|un|une|d|l|le|la|mon|ma|notre|een|de|het|mijn|onze|ons|new|nouvelle|nouveau|nieuwe)$/;
/** Dutch says behind it what is done: "om een bakkerij te openen". */
const doing = /^(?:openen|opstarten|starten|beginnen|uitbaten)$/;

/** Words between what is done and what it is done with. */
const most = 3;

/**
 * Whether a kind of shop that is named is the business of who seeks, and not what is offered: "local pour une boulangerie",
 * "space to open a bakery". What is let to one baker is hardly ever called a bakery.
 */
export function isBusinessOfSeeker(tokens: readonly Token[], segment: TypeSegment, from: number, to: number): boolean {
  const isHospitality = hospitality.test(tokens[from]?.text ?? "") || tokens[to - 1]?.text === "the";
  if (segment !== "retail" || isHospitality) return false;
  let before = from - 1;
  while (before > from - most && articles.test(tokens[before]?.text ?? "")) before -= 1;
  if (purposes.test(tokens[before]?.text ?? "")) return true;
  return tokens[to]?.text === "te" && doing.test(tokens[to + 1]?.text ?? "");
}
