/** Countries as OpenImmo writes them (ISO 3166, three letters; some send two), of properties and of agencies' offices. */
export const countries: ReadonlyMap<string, string> = new Map([
  ["BEL", "BE"],
  ["BE", "BE"],
  ["LUX", "LU"],
  ["LU", "LU"],
  ["DEU", "DE"],
  ["FRA", "FR"],
  ["NLD", "NL"],
]);
