export type StopKind = "rail" | "metro" | "tram" | "bus" | "motorway";

/** Where one gets on, as `npm run site-files -- tiles` writes it. */
export interface Stop {
  kind: StopKind;
  at: [lng: number, lat: number];
  /** In its place's language, or English; none where nobody named it. */
  name: string;
  fr?: string;
  nl?: string;
  /** Lines that call there, or the motorway's number. */
  lines?: string;
}
