import { useRef, type MouseEvent, type PointerEvent, type RefObject } from "react";

/** So far a finger goes before it has swiped, in pixels. */
const far = 48;
/** So far it may tremble. */
const still = 8;

/**
 * Lets a finger move something sideways to what comes next or before; it follows the finger.
 * @param onSwipe 1 for what comes next (to the left), -1 for what was before
 */
export function useSwipe(element: RefObject<HTMLElement>, onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number }>();
  const swiped = useRef(false);
  const shift = (by: number) => {
    if (element.current) element.current.style.translate = by === 0 ? "" : `${by}px 0`;
  };
  const goneBy = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (start.current?.id !== pointerId) return 0;
    const [x, y] = [clientX - start.current.x, clientY - start.current.y];
    return Math.abs(x) > Math.max(still, 1.5 * Math.abs(y)) ? x : 0;
  };
  const end = () => {
    start.current = undefined;
    shift(0);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      swiped.current = false;
      if (event.pointerType === "mouse" || !event.isPrimary) return end();
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => shift(goneBy(event)),
    onPointerUp: (event: PointerEvent) => {
      const by = goneBy(event);
      end();
      swiped.current = by !== 0;
      if (Math.abs(by) >= far) onSwipe(by < 0 ? 1 : -1);
    },
    onPointerCancel: end,
    /** What a finger has moved, it has not pressed. */
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
