import { useState } from "react";
import type { MapData } from "./marks/map-data.ts";

/** How many properties the map shows, in words: as the server counted them, then as they are counted where it was moved to. */
export function useCountInSight(map: MapData): [words: string, take: (words: string) => void] {
  const [counted, setCounted] = useState({ of: map, words: map.inSight });
  return [counted.of === map ? counted.words : map.inSight, (words) => setCounted({ of: map, words })];
}
