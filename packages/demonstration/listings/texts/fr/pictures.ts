import type { View } from "../../../drawings/building.ts";
import type { Property } from "../../property.ts";
import { count, floorName, many, streetName } from "./words.ts";

/** `d'un immeuble de bureaux de six niveaux`, as it stands after "façade" or "coupe". */
function ofSubject({ family, building: { storeys }, facts, units, type }: Property): string {
  const tall = `de ${count(storeys)} niveaux`;
  switch (family) {
    case "office":
    case "coworking":
      return `d’un immeuble de bureaux ${tall}`;
    case "logistics":
      return `d’un entrepôt avec ${many(facts.docks ?? 1, "quai", "m")} de chargement`;
    case "sme":
      return units.length > 1
        ? `d’une rangée de ${count(units.length)} unités PME`
        : "d’une unité PME avec sa porte sectionnelle";
    case "shop":
      return type === "out-of-town-stand-alone-or-retail-park"
        ? "d’un magasin de plain-pied avec son parking"
        : type === "shopping-centre"
          ? "d’un centre commercial"
          : `d’un immeuble ${tall} avec un commerce au rez-de-chaussée`;
    case "apartment":
    case "block":
      return `d’un immeuble à appartements ${tall}`;
    case "house":
      return storeys === 1 ? "d’une maison de plain-pied" : `d’une maison ${tall}`;
    case "co-living":
      return `d’une maison partagée ${tall}`;
  }
}

/** Ce que montre un dessin du bien, pour qui ne le voit pas. */
export function picture(view: View, property: Property, level: number | undefined): string {
  const { at } = property;
  const where = at.hidden ? "" : `, ${streetName(at)}`;
  switch (view) {
    case "elevation":
      return `Dessin : façade ${ofSubject(property)}${where}`;
    case "detail":
      return `Dessin : l’entrée au crépuscule, fenêtres éclairées${where}`;
    case "plan":
      return property.units.length > 1
        ? `Dessin : plan avec ${count(property.units.length, true)} unités`
        : level === undefined
          ? "Dessin : plan du bien"
          : `Dessin : plan du ${floorName(level)}`;
    case "section":
      return `Dessin : coupe ${ofSubject(property)}`;
    case "street":
      return `Dessin : plan de la parcelle et des îlots voisins${where}`;
  }
}
