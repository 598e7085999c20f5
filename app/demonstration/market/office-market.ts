import type { Range } from "./range.ts";

/**
 * What offices cost and look like per place. All figures here and in the other market tables are demonstration
 * assumptions: the order of magnitude that asking prices had in 2025 and 2026, not a source.
 */
export interface OfficeTerms {
  /** EUR per m² and year in Belgium, per m² and month in Luxembourg: as each market quotes it. */
  rent: Range;
  /** The rent of new or renovated space in the best buildings. */
  prime: number;
  /** EUR per m² */
  sale: Range;
  /** In the unit of `rent`. */
  charges: Range;
  /** EUR per parking space and year */
  parking: Range;
  /** m² of offices that come with one parking space */
  perSpace: Range;
  /** m² of one floor */
  plate: Range;
  storeys: Range;
  /** EUR per coworking desk and month */
  desk: Range;
}

const terms = (
  rent: Range,
  prime: number,
  sale: Range,
  charges: Range,
  parking: Range,
  perSpace: Range,
  plate: Range,
  storeys: Range,
  desk: Range,
): OfficeTerms => ({ rent, prime, sale, charges, parking, perSpace, plate, storeys, desk });

export const officeMarket = {
  leopold: terms([230, 310], 390, [3400, 5200], [48, 75], [2000, 2500], [90, 180], [380, 1400], [6, 10], [380, 520]),
  pentagon: terms([195, 280], 340, [2700, 4300], [45, 65], [1900, 2400], [120, 250], [280, 1200], [5, 9], [340, 470]),
  north: terms([180, 250], 290, [2400, 3600], [50, 72], [1500, 2000], [90, 180], [800, 1500], [10, 27], [330, 440]),
  louise: terms([175, 265], 320, [2700, 4400], [42, 65], [1800, 2300], [80, 160], [220, 950], [5, 10], [350, 490]),
  midi: terms([165, 225], 250, [2200, 3200], [45, 62], [1400, 1900], [110, 200], [500, 1500], [6, 12], [300, 400]),
  "brussels-decentralised": terms(
    [145, 190],
    205,
    [1800, 2700],
    [40, 58],
    [1100, 1500],
    [45, 75],
    [450, 1600],
    [3, 7],
    [290, 390],
  ),
  "brussels-periphery": terms(
    [135, 170],
    185,
    [1450, 2200],
    [35, 50],
    [800, 1050],
    [28, 40],
    [600, 1700],
    [3, 6],
    [270, 360],
  ),
  antwerp: terms([135, 180], 195, [1700, 2600], [33, 50], [1100, 1600], [50, 110], [350, 1500], [4, 9], [270, 380]),
  ghent: terms([140, 180], 190, [1800, 2700], [32, 48], [950, 1400], [40, 90], [300, 1300], [3, 7], [270, 370]),
  leuven: terms([150, 190], 200, [2000, 2900], [32, 48], [950, 1400], [40, 80], [350, 1300], [3, 6], [280, 370]),
  mechelen: terms([130, 162], 170, [1500, 2200], [30, 45], [800, 1100], [28, 50], [350, 1200], [3, 6], [250, 340]),
  "flemish-town": terms([105, 145], 155, [1250, 1950], [25, 40], [600, 900], [30, 55], [200, 900], [2, 5], [220, 310]),
  liege: terms([110, 155], 170, [1250, 1950], [28, 42], [750, 1150], [45, 95], [220, 1100], [3, 7], [220, 310]),
  namur: terms([120, 160], 168, [1400, 2050], [28, 42], [750, 1100], [40, 80], [200, 950], [3, 5], [230, 310]),
  charleroi: terms([95, 135], 145, [950, 1550], [25, 40], [600, 900], [35, 80], [250, 1100], [3, 6], [200, 280]),
  "walloon-brabant": terms(
    [130, 170],
    182,
    [1600, 2350],
    [30, 45],
    [750, 1000],
    [25, 38],
    [300, 1100],
    [2, 4],
    [260, 350],
  ),
  "walloon-town": terms([90, 130], 138, [950, 1500], [22, 35], [450, 700], [30, 60], [180, 700], [2, 4], [190, 270]),
  kirchberg: terms([38, 45], 46, [9500, 12500], [5, 7], [2760, 3360], [45, 80], [700, 1900], [5, 9], [590, 750]),
  "lux-centre": terms(
    [38, 48],
    53,
    [10500, 14000],
    [4.5, 6.5],
    [3360, 4200],
    [110, 220],
    [180, 800],
    [4, 7],
    [620, 790],
  ),
  "lux-gare": terms([32, 39], 42, [8500, 11000], [4.5, 6.5], [2880, 3480], [90, 180], [200, 900], [5, 8], [540, 690]),
  "cloche-dor": terms([34, 39], 41, [8800, 11000], [4.5, 6.5], [2400, 2880], [40, 65], [700, 2100], [5, 8], [540, 690]),
  "lux-city": terms([28, 35], 37, [7200, 9500], [4, 6], [2160, 2760], [60, 120], [180, 900], [3, 6], [480, 620]),
  "lux-periphery": terms([24, 29], 31, [5800, 7600], [4, 5.5], [1560, 1920], [28, 42], [350, 1500], [3, 5], [430, 550]),
  belval: terms([22, 26], 27, [5400, 6800], [4, 5.5], [1440, 1800], [35, 60], [500, 1600], [4, 8], [400, 500]),
  "lux-town": terms([18, 23], 25, [4600, 6000], [3.5, 5], [1080, 1560], [30, 60], [150, 700], [2, 5], [360, 450]),
} as const satisfies Record<string, OfficeTerms>;

export type OfficeMarket = keyof typeof officeMarket;
