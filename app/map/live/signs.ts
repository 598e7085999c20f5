import type { Map as MapLibreMap } from "maplibre-gl";
import type { Colours } from "#app/basemap/colours.ts";

/** Pixels a side of a station's sign, drawn twice as fine. */
const side = 15;
const ratio = 2;

/** Gives the map the pictures that its style names: shields of motorways, signs of stations. */
export function addSigns(map: MapLibreMap, colour: Colours): void {
  for (const [name, fill] of [
    ["shield-europe", colour.shield],
    ["shield-country", colour.countryShield],
  ] as const) {
    const picture = drawn(20, (pen) => box(pen, 20, 2.5, fill, colour.halo));
    const options = {
      pixelRatio: ratio,
      stretchX: [[12, 28]] as [number, number][],
      stretchY: [[12, 28]] as [number, number][],
      content: [6, 6, 34, 34] as [number, number, number, number],
    };
    set(map, name, picture, options);
  }
  set(map, "sign-metro", letter("M", colour.metro, colour.halo), { pixelRatio: ratio });
  set(map, "sign-tram", letter("T", colour.metro, colour.halo), { pixelRatio: ratio });
  set(
    map,
    "sign-rail",
    drawn(side, (pen) => train(pen, colour)),
    { pixelRatio: ratio },
  );
}

function set(map: MapLibreMap, name: string, picture: ImageData, options: Parameters<MapLibreMap["addImage"]>[2]) {
  if (map.hasImage(name)) map.removeImage(name);
  map.addImage(name, picture, options);
}

function drawn(pixels: number, draw: (pen: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels * ratio;
  const pen = canvas.getContext("2d")!;
  pen.scale(ratio, ratio);
  draw(pen);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

function box(pen: CanvasRenderingContext2D, pixels: number, corner: number, fill: string, rim: string) {
  pen.beginPath();
  pen.roundRect(0.5, 0.5, pixels - 1, pixels - 1, corner);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = rim;
  pen.stroke();
}

function letter(sign: string, fill: string, rim: string): ImageData {
  return drawn(side, (pen) => {
    box(pen, side, 3, fill, rim);
    pen.fillStyle = "#ffffff";
    pen.font = `700 ${side * 0.68}px "Instrument Sans", sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "alphabetic";
    pen.fillText(sign, side / 2, side * 0.745);
  });
}

/** A train from the front. */
function train(pen: CanvasRenderingContext2D, colour: Colours) {
  box(pen, side, 3, colour.stop, colour.halo);
  pen.fillStyle = colour.halo;
  pen.beginPath();
  pen.roundRect(4.5, 3.2, 6, 7, 1.5);
  pen.fill();
  pen.fillStyle = colour.stop;
  pen.fillRect(5.6, 4.6, 3.8, 2.2);
  pen.strokeStyle = colour.halo;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(5.6, 10.6);
  pen.lineTo(4.6, 12.2);
  pen.moveTo(9.4, 10.6);
  pen.lineTo(10.4, 12.2);
  pen.stroke();
}
