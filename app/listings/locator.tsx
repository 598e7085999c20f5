/** A small map of Belgium and Luxembourg with a dot where the property is. */

/** The three regions and Luxembourg, cut from the boundaries in `db/seed/`; one unit is a hundredth of a degree north. */
const regions = [
  // flanders
  "M203 74l-11 5-3 4-1-2-2 2-2-3-3 0-3 3-8 0 0 2-6-1-5-6-5 3-1-3-4 1-6-5-2 2-5-1 0 6-2 0-1-2-4 3-2-2-2 0-6 3-2-1-2 3-4 1-6-4-6 4-9 0-2-6-7 0-1-3-5 1-3 5-6-1 0-3-5-1-6 6-4-4-8-1-2-3-2 0-2 2-4 0-1-4-4 2 1 2-7 2 1 4-5-2-4-8-5 0-3-4 0-7 2-3-3-5-2-9 40-24 0-3 3 0 0 2 9-3 1 9 3 4 6-1 0-4 4 0 0-2 12 5 1 5 6-1 0 2 18-9 5-6-2-2 14 1-3-9 10-3-1 6 7 0 9-9 4 3 0 2 0 4-4-1 0 2 7-1 2 3 7-10 3 2 2 4-2 4 4 7 4 0 2 1 0 5 7-2 5 2 4-4 2 0 2 3 1 5 6 4 7 0 0 3 4-1 1 2-3 3 2 1-2 1-2 9-3 4 2 1-7 8 0 4ZM114 67l-3 6 4 1 1 3 4 1 6-2-2-2 2-1-4-5 1-2-2-2ZM202 79l4 0 2-2 2 2 5-1 1 1 1 2-2 3-4-1-3-3Z",
  // brussels
  "M111 73l5-8 6-1 1 4 3 5-2 1 2 2-3 1-3 2-4-2-1-3Z",
  // wallonia
  "M203 74l-1 5 6 1 3 3 4 1 2-3-1-2 8 1 1 3 5 0 3 6 2 0-1 2 6 0-2 7-1-2-3 5 3 4 8 1-1 3 2 1-2 7 4 6-2 1-4-1-2 5-6 3 1 6-3 0-1 5-2-4-2 2-3-3-4 1 0 4-4 2-2 8-3 2 1 3-4 2-2 6 3 2-3 3 1 6 2-1 3 8 3 1-1 3 3 2-4 6 2 3-4 2-3-1-1 2-6-1-3 4-4-2-5 3-3-10-5-3-2 2 1-4-4-5-7 1-4-7-6-4-9 1 1-3-2-5 3-4-6-6 3-7-1-3 1-3 2 1 1-5-4-3-9 10 0 7-7 2-8 4-9-3-7 2-3-3 0-6 5-3-2-6-4-1 1-7 4-4 0-2-3-2 0 3-2 0-1-4-6-6-8 3-3-2-7 0-2 5-3-7 0-9-4-4-6 1 1-3-3-1-2 2-4 2-6-4-3-13 1-4-3-1-2-5 8 1 4 4 6-6 5 1 0 3 6 1 3-5 5-1 1 3 7 0 2 6 9 0 6-4 6 4 4-1 2-3 2 1 6-3 2 0 2 2 4-3 1 2 2 0 0-6 5 1 2-2 6 5 4-1 1 3 5-3 5 6 6 1 0-2 8 0 3-3 3 0 2 3 2-2 1 2 3-4ZM238 92l2 0-1-1-4 0-2 0 1 1ZM33 78l-5 2-2 6-3-2-1-4 7-2-1-2 4-2Z",
  // luxembourg
  "M231 142l-1 7 4 11 1-2 2 2 0 5 5 3 1 3 3-1 4 4 6 0 0 9-6 5-1 5-4 5 2 1-2 3 1 7-8-5-7 2-2 4-3-2-1 2-4 0 0-4-7-1-3-5 4-2-2-3 4-6-3-2 1-3-3-1-3-8-2 1-1-6 3-3-3-2 2-6 4-2-1-3 3-2 2-8 4-2 0-4 4-1 3 3 2-2Z",
];

const west = 2.5;
const north = 51.55;
/** A degree east is shorter than a degree north: cos 50.5°. */
const eastShrink = 0.6361;

interface LocatorProps {
  lat: number;
  lng: number;
  label: string;
}

export function Locator({ lat, lng, label }: LocatorProps) {
  const x = Math.round((lng - west) * eastShrink * 100);
  const y = Math.round((north - lat) * 100);
  return (
    <svg className="locator" viewBox="0 -2 262 216" role="img" aria-label={label}>
      {regions.map((path) => (
        <path key={path.slice(0, 12)} d={path} />
      ))}
      <circle className="locator-ring" cx={x} cy={y} r="9" />
      <circle className="locator-dot" cx={x} cy={y} r="4" />
    </svg>
  );
}
