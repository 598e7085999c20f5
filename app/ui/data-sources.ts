import type { NamedLink } from "./linked-names.tsx";

/**
 * Whose figures and data the site stands on, as far as they have an address that stays, by the names that its texts call them
 * in every language. OpenStreetMap and Who's On First ask for the link (db/seed/README.md).
 */
export const dataSources: readonly NamedLink[] = [
  { name: "OpenStreetMap", href: "https://www.openstreetmap.org/copyright" },
  { name: "Who’s On First", href: "https://whosonfirst.org/docs/licenses/" },
  { name: "Statbel", href: "https://statbel.fgov.be" },
  { name: "STATEC", href: "https://statistiques.public.lu" },
  { name: "Administration du cadastre et de la topographie", href: "https://act.public.lu" },
  { name: "AED", href: "https://pfi.public.lu" },
  { name: "Guichet.lu", href: "https://guichet.public.lu" },
];
