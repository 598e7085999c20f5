import { Gazetteer } from "../gazetteer.ts";
import { readGazetteer } from "../read-gazetteer.server.ts";

/** The gazetteer as `db/seed/data/` describes it, without a database; ids are made up, and differ from a database's. */
export function gazetteerFromFiles(): Gazetteer {
  const rows = readGazetteer();
  const ids = new Map(rows.map(({ key }, index) => [key, index + 1]));
  return new Gazetteer(
    rows.map(({ parentKey, ...row }) => ({
      ...row,
      id: ids.get(row.key)!,
      parentId: parentKey === null ? null : ids.get(parentKey)!,
    })),
    rows.flatMap(({ key, writings }) => writings.map((folded) => ({ placeId: ids.get(key)!, folded }))),
  );
}
