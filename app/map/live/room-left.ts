/** Where something stands on the screen, in pixels. */
interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The least that can be pressed, wide and high (WCAG 2.2, 2.5.8). */
const least = 24;

/**
 * Whether of something that can be pressed too little is seen beside what stands above it. What is covered whole is not
 * meant: nobody tries to press it, and the keyboard that reaches it moves the map.
 */
export function isHalfCovered(mark: Place, covers: readonly Place[]): boolean {
  let rest = mark;
  for (const cover of covers) {
    if (!meet(rest, cover)) continue;
    if (cover.left <= mark.left && cover.top <= mark.top && cover.right >= mark.right && cover.bottom >= mark.bottom) {
      return false;
    }
    rest = largest(rest, cover);
  }
  return rest !== mark && Math.min(rest.right - rest.left, rest.bottom - rest.top) < least;
}

function meet(one: Place, other: Place): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** The part at one side of a cover that most of can be pressed. */
function largest(mark: Place, cover: Place): Place {
  const parts = [
    { ...mark, right: cover.left },
    { ...mark, left: cover.right },
    { ...mark, bottom: cover.top },
    { ...mark, top: cover.bottom },
  ];
  return parts.reduce((best, part) => (narrowSide(part) > narrowSide(best) ? part : best));
}

function narrowSide({ left, top, right, bottom }: Place): number {
  return Math.min(right - left, bottom - top);
}
