import { readFigure } from "../read-figure.ts";
import { saysYes, type XmlElement } from "../xml/xml-element.ts";

/** What a field of the listing format that a law asks for is read as; the check judges it. */
const readers = new Map<string, (text: string) => unknown>([
  ...["planningPermission", "planningSummons", "preEmptionRight", "subdivisionPermit"].map(
    (name) => [`legal.${name}`, readAnswer] as const,
  ),
  ...["legal.destination", "legal.floodScores.plot", "legal.floodScores.building"].map(
    (field) => [field, String] as const,
  ),
  ...["class", "certificate", "insulationClass", "emissionsClass", "exemption"].map(
    (name) => [`energy.${name}`, String] as const,
  ),
  ...["total", "consumption", "emissions"].map((name) => [`energy.${name}`, readOrKeep] as const),
]);

interface NamedFields {
  energy: Record<string, unknown>;
  legal: Record<string, unknown>;
}

/** Where the format lets senders have fields of their own, as far as agencies' programs use it. */
const places = ["", "zustand_angaben", "verwaltung_objekt", "verwaltung_techn", "geo"];

/**
 * The facts that OpenImmo has no element for, from the format's own way out: `<user_defined_simplefield feldname="…">` whose
 * name is a field of the listing format, `legal.destination`. Those of other names stay unread.
 */
export function mapNamedFields(property: XmlElement): NamedFields {
  const named: NamedFields = { energy: {}, legal: {} };
  for (const place of places) {
    const element = place === "" ? property : property.child(place);
    for (const field of element?.all("user_defined_simplefield") ?? []) {
      const name = field.attribute("feldname") ?? "";
      const read = readers.get(name);
      const text = read && field.text;
      if (!read || text === undefined) continue;
      const [top, ...path] = name.split(".");
      put(named[top === "energy" ? "energy" : "legal"], path, read(text));
    }
  }
  return named;
}

function put(target: Record<string, unknown>, [name = "", ...others]: string[], value: unknown): void {
  if (others.length === 0) target[name] = value;
  else put((target[name] ??= {}) as Record<string, unknown>, others, value);
}

/** A no is an answer, too; what is neither is left for the check to refuse. */
function readAnswer(text: string): unknown {
  if (saysYes(text)) return true;
  return /^(?:false|0|nein|no|non|nee)$/i.test(text) ? false : text;
}

function readOrKeep(text: string): unknown {
  return readFigure(text) ?? text;
}
