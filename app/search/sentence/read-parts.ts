import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { correctionEnd, takeCorrections } from "./asides/corrections.ts";
import { readInside } from "./places/inside-town.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import { readMall, readPoint } from "./named-point.ts";
import { withKindBehind } from "./places/behind-kind.ts";
import { noParts, type Parts } from "./parts/parts.ts";
import { readStationThenWalk, readStationWalk } from "./places/station-walk.ts";
import { readWalkToStationOfTown } from "./places/walk-to-station.ts";
import { type Reading } from "./reading/reading.ts";
import { isIdle } from "./read-idle.ts";
import { readPart } from "./read-part.ts";
import { takeFiller } from "./read-word.ts";

/** Reads a sentence from its first token to its last, each part once. */
export function readParts(
  reading: Reading,
  gazetteer: Gazetteer,
  language: Language,
  points: PointIndex | undefined,
): Parts {
  const { tokens } = reading;
  const known = points && { gazetteer, points, language };
  const parts = noParts(reading);
  const corrections: { from: number; to: number }[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (isIdle(reading, at, parts, gazetteer, points)) {
      takeFiller(reading, at, parts);
      at += 1;
      continue;
    }
    const corrected = at > 0 ? correctionEnd(reading, at) : undefined;
    if (corrected !== undefined) {
      corrections.push({ from: at, to: corrected });
      const isNearOther = () => known && readPoint(reading, corrected, beforeNear(parts), known);
      if (parts.near?.to === at && isNearOther()) parts.near = undefined;
      at = corrected;
      continue;
    }
    const token = tokens[at]!;
    if (token.kind === "sign" && token.cues === 0) {
      at += 1;
      continue;
    }
    const near = known && readPoint(reading, at, parts, known);
    if (near) parts.near ??= near;
    if (near?.town) parts.mentions.push({ ...near.town, holdsNear: true });
    const mall = near && readMall(reading, near);
    if (mall) parts.types.push(mall);
    const ofTown = near ? undefined : readWalkToStationOfTown(reading, at, gazetteer, language);
    if (ofTown) parts.mentions.push(ofTown.town);
    const walk = near ? undefined : (ofTown?.walk ?? readStationWalk(reading, at) ?? readStationThenWalk(reading, at));
    if (walk) parts.said.push(walk);
    const { mentions } = parts;
    const named = mentions.length;
    const behind = near && withKindBehind(tokens, near.to);
    at = mall?.to ?? behind ?? walk?.to ?? readPart(reading, at, parts, gazetteer, language, points);
    const town = mentions[named];
    const inside = town && !parts.near && known && readInside(reading, at, town, known);
    if (inside) {
      parts.near = inside;
      mentions[named] = { ...town, holdsNear: true };
      at = inside.to;
    }
  }
  takeCorrections(parts, corrections);
  return parts;
}

/** What was read without what it wants to be near, to look for another such name. */
const beforeNear = (parts: Parts): Parts => ({ ...parts, near: undefined, mentions: [...parts.mentions] });
