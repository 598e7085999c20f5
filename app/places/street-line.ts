/** What French calls a street, which it writes small where the name does not begin the line: `rue`, not `Grand-Rue`. */
const kindOfStreet =
  /^(?:Allée|Avenue|Boulevard|Chaussée|Chemin|Cité|Clos|Côte|Cours|Domaine|Esplanade|Impasse|Montée|Parc|Parvis|Passage|Place|Promenade|Quai|Rond-Point|Route|Rue|Ruelle|Sentier|Square|Val|Zone)(?= )/;

/**
 * Street and number on one line, as an envelope has them: `Rue de la Loi 16`, `5, route d'Arlon` in Luxembourg.
 * @param street as it begins a line
 * @param country as ISO 3166 has it
 * @param behind what comes after the number: a box
 */
export function streetLine(
  street: string,
  number: string | null | undefined,
  country: string | undefined,
  behind = "",
): string {
  if (country === "LU" && number) {
    return `${number}, ${street.replace(kindOfStreet, (kind) => kind.toLowerCase())}`;
  }
  return [street, number, behind].filter(Boolean).join(" ");
}
