/** What homes cost per place (demonstration assumptions). */
export interface HomeTerms {
  /** EUR per m² of an apartment, sale, ordinary condition */
  apartment: number;
  /** EUR per m² of a house, sale, ordinary condition */
  house: number;
  /** EUR per m² and month, rent of an apartment of 80 m² */
  rent: number;
}

const terms = (apartment: number, house: number, rent: number): HomeTerms => ({ apartment, house, rent });

/** By municipality of the gazetteer. */
const towns: Partial<Record<string, HomeTerms>> = {
  "BE-21001": terms(2550, 2450, 12.6),
  "BE-21002": terms(3550, 3350, 14.8),
  "BE-21003": terms(2950, 2800, 13.2),
  "BE-21004": terms(3450, 3100, 15.6),
  "BE-21005": terms(3800, 3600, 15.8),
  "BE-21006": terms(2900, 2800, 13.4),
  "BE-21007": terms(3150, 3050, 14),
  "BE-21008": terms(2850, 2700, 13),
  "BE-21009": terms(4150, 3850, 17),
  "BE-21010": terms(2850, 2750, 13.2),
  "BE-21011": terms(2650, 2500, 12.8),
  "BE-21012": terms(2500, 2350, 12.4),
  "BE-21013": terms(3650, 3400, 16),
  "BE-21014": terms(2750, 2550, 13.6),
  "BE-21015": terms(3100, 2950, 14.2),
  "BE-21016": terms(3750, 3550, 15.6),
  "BE-21017": terms(3600, 3450, 15),
  "BE-21018": terms(3600, 3400, 15),
  "BE-21019": terms(4000, 3800, 16.2),
  "BE-11002": terms(2700, 2350, 12.2),
  "BE-44021": terms(3450, 2950, 13.6),
  "BE-24062": terms(3900, 3150, 14.6),
  "BE-31005": terms(3200, 2450, 11.8),
  "BE-31043": terms(7800, 5900, 16),
  "BE-35013": terms(3300, 2150, 11.4),
  "BE-31004": terms(3000, 2200, 11),
  "BE-38014": terms(3900, 2700, 11.6),
  "BE-38016": terms(4700, 2900, 12.2),
  "BE-38008": terms(2950, 2250, 10.8),
  "BE-35011": terms(3000, 2150, 10.8),
  "BE-35029": terms(3700, 2700, 11.4),
  "BE-12025": terms(3150, 2500, 12.4),
  "BE-71072": terms(2850, 2150, 11.2),
  "BE-34022": terms(2550, 1850, 10.6),
  "BE-41002": terms(2750, 2050, 11),
  "BE-46021": terms(2750, 2050, 11),
  "BE-25110": terms(3450, 2850, 14.2),
  "BE-25121": terms(3500, 2650, 14),
  "BE-25112": terms(3150, 2500, 13),
  "BE-25072": terms(3050, 2350, 12.4),
  "BE-25014": terms(3150, 2550, 12.8),
  "BE-25091": terms(3250, 2700, 13),
  "BE-92094": terms(2550, 1900, 10.8),
  "BE-62063": terms(2050, 1450, 10),
  "BE-52011": terms(1350, 1050, 8.4),
  "BE-53053": terms(1850, 1350, 9.2),
  "BE-57081": terms(1950, 1400, 9.2),
  "BE-58001": terms(1500, 1100, 8.4),
  "BE-63079": terms(1550, 1200, 8.6),
  "BE-62096": terms(1600, 1200, 8.8),
  "BE-81001": terms(2950, 2250, 12),
  "BE-23062": terms(3600, 3000, 13.6),
  "BE-24104": terms(3950, 3300, 14.4),
  "BE-23103": terms(3850, 3200, 14.4),
  "BE-23099": terms(3950, 3250, 14.6),
  "BE-23101": terms(3850, 3250, 14.2),
  "BE-23094": terms(3300, 2700, 13.2),
  "LU-0304": terms(10600, 8800, 32),
  "LU-0309": terms(9700, 8200, 29),
  "LU-0301": terms(9600, 8100, 29),
  "LU-0303": terms(9200, 7700, 28),
  "LU-0305": terms(9100, 7700, 27),
  "LU-0204": terms(7100, 5500, 25),
  "LU-0202": terms(6400, 4900, 23),
  "LU-0203": terms(7000, 5400, 24),
  "LU-0605": terms(6200, 4800, 21.5),
};

/** By province, canton or, in Brussels, region of the gazetteer. */
const provinces: Partial<Record<string, HomeTerms>> = {
  "BE-10000": terms(2850, 2250, 11.2),
  "BE-20001": terms(3050, 2350, 11.8),
  "BE-30000": terms(2450, 1750, 10.2),
  "BE-40000": terms(2750, 2050, 10.8),
  "BE-70000": terms(2550, 1850, 10.2),
  "BE-20002": terms(2950, 2250, 12.2),
  "BE-50000": terms(1650, 1250, 8.8),
  "BE-60000": terms(2000, 1500, 9.4),
  "BE-80000": terms(2100, 1550, 9.6),
  "BE-90000": terms(2200, 1600, 9.8),
  "LU-C01": terms(8200, 6600, 25.5),
  "LU-C02": terms(6900, 5400, 24),
  "LU-C03": terms(8700, 7200, 27),
  "LU-C04": terms(7600, 6000, 24.5),
  "LU-C05": terms(5300, 4000, 18.5),
  "LU-C06": terms(6000, 4600, 21),
  "LU-C07": terms(6100, 4600, 20.5),
  "LU-C08": terms(5200, 3900, 18.5),
  "LU-C09": terms(5400, 4000, 18.5),
  "LU-C10": terms(6200, 4800, 20.5),
  "LU-C11": terms(7200, 5700, 23),
  "LU-C12": terms(7400, 5900, 23.5),
};

/** @throws when the tables know neither the municipality nor its province or canton */
export function homeTerms(municipality: string, province: string | undefined): HomeTerms {
  const found = towns[municipality] ?? provinces[province ?? ""];
  if (!found) throw new Error(`No home prices for ${municipality}`);
  return found;
}
