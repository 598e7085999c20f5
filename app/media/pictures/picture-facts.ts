import { frameWidth } from "./photo-view.ts";

/** What the worker found out about a photo, as a page needs it; empty while it has not been there. */
export interface PictureFacts {
  /** How wide its 4:3 frame is, in pixels: nothing wider is asked for or shown. */
  most?: number;
  /** Its average colour, `#rrggbb`. */
  colour?: string;
  /** Itself with 16 pixels across: WebP in base64. */
  blur?: string;
}

/** A photo as read from the database, with what is known of its picture. */
interface MeasuredPhoto {
  kind: string;
  width: number | null;
  height: number | null;
  colour: string | null;
}

/** What is known of a photo, without what stands in its place but for its colour; undefined while nothing is. */
export function pictureFacts({ kind, width, height, colour }: MeasuredPhoto): PictureFacts | undefined {
  if (width === null || height === null) return undefined;
  return { most: frameWidth({ width, height, kind }), ...(colour !== null && { colour }) };
}
