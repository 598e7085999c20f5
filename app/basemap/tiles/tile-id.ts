/**
 * The number of a tile in a PMTiles archive: zoom by zoom, within each along a Hilbert curve.
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3;
  let [column, row] = [x, y];
  for (let level = 1; level <= z; level++) {
    const side = 2 ** (z - level);
    const [right, below] = [column & side ? 1 : 0, row & side ? 1 : 0];
    id += side * side * ((3 * right) ^ below);
    if (below === 0) {
      if (right === 1) [column, row] = [side - 1 - column, side - 1 - row];
      [column, row] = [row, column];
    }
  }
  return id;
}
