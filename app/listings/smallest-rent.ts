import type { ListingRecord, Rent } from "./listing-record.ts";

type AskedRent = Extract<Rent, { amount: number }>;

/** What of a property is let, and for how much. */
export interface Rented {
  rent: Rent | null;
  units: readonly { surface: number; rent: Rent | null; status: ListingRecord["units"][number]["status"] }[];
  /** m² */
  surfaceMin: number | null;
  surfaceTotal: number | null;
}

/** A rent and what is let for it. */
interface RentOfSurface {
  rent: AskedRent;
  /** m² */
  surface: number;
  /** EUR a month in all. */
  perMonth: number;
}

/** EUR a month that an amount comes to for a surface in m². */
export function monthOf(
  { amount, basis, period }: Pick<AskedRent, "amount" | "basis" | "period">,
  surface: number,
): number {
  return (amount * (basis === "m2" ? surface : 1)) / (period === "year" ? 12 : 1);
}

/**
 * The least that a month costs in a property, and of which surface: each unit left counts with its own rent, as the lowest
 * rent per m² is seldom that of the smallest unit.
 * @returns undefined for a rent on request, where no surface is known, and where rents differ and no unit tells its own
 */
export function smallestRent(rented: Rented): RentOfSurface | undefined {
  const { rent } = rented;
  if (!rent || !("amount" in rent)) return undefined;
  const ofUnits = unitsOf(rented, rent);
  const ofPart = partOf(rented, rent, ofUnits);
  return [...ofUnits, ...(ofPart ? [ofPart] : [])]
    .map((each) => ({ ...each, perMonth: monthOf(each.rent, each.surface) }))
    .reduce<
      RentOfSurface | undefined
    >((least, each) => (least && least.perMonth <= each.perMonth ? least : each), undefined);
}

const differs = ({ amount, upTo }: AskedRent) => upTo !== undefined && upTo > amount;

type Priced = Omit<RentOfSurface, "perMonth">;

/** Units with what each is let for; one that tells no rent has that of the whole where it is one, per m². */
function unitsOf({ units }: Rented, whole: AskedRent): Priced[] {
  const left = units.filter(({ status }) => status === "available" || status === "under-option");
  return (left.length > 0 ? left : units).flatMap(({ surface, rent }) => {
    if (rent) return "amount" in rent ? [{ rent, surface }] : [];
    return whole.basis === "m2" && !differs(whole) ? [{ rent: whole, surface }] : [];
  });
}

/** What the property's own rent is asked for: the smallest part to be had where no unit is as small, or the whole. */
function partOf({ surfaceMin, surfaceTotal }: Rented, rent: AskedRent, ofUnits: readonly Priced[]): Priced | undefined {
  const least = surfaceMin ?? surfaceTotal;
  const isDivisible = least !== null && surfaceTotal !== null && least < surfaceTotal;
  const isOneRent = !differs(rent);
  // An amount in all is the whole's; the lowest of several is that of the smallest part.
  const surface = rent.basis === "total" && isOneRent ? surfaceTotal : least;
  if (!surface || ofUnits.some((unit) => unit.surface <= surface)) return undefined;
  const isKnown = isOneRent || (ofUnits.length === 0 && (rent.basis === "total" || !isDivisible));
  return isKnown ? { rent, surface } : undefined;
}
