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
    const picture = drawn(20, (context) => box(context, 20, 2.5, fill, colour.halo));
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
    drawn(side, (context) => train(context, colour)),
    { pixelRatio: ratio },
  );
}

function set(map: MapLibreMap, name: string, picture: ImageData, options: Parameters<MapLibreMap["addImage"]>[2]) {
  if (map.hasImage(name)) map.removeImage(name);
  map.addImage(name, picture, options);
}

function drawn(pixels: number, draw: (context: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels * ratio;
  const context = canvas.getContext("2d")!;
  context.scale(ratio, ratio);
  draw(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function box(context: CanvasRenderingContext2D, pixels: number, corner: number, fill: string, rim: string) {
  context.beginPath();
  context.roundRect(0.5, 0.5, pixels - 1, pixels - 1, corner);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = rim;
  context.stroke();
}

function letter(sign: string, fill: string, rim: string): ImageData {
  return drawn(side, (context) => {
    box(context, side, 3, fill, rim);
    context.fillStyle = "#ffffff";
    context.font = `700 ${side * 0.68}px "Instrument Sans", sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "alphabetic";
    context.fillText(sign, side / 2, side * 0.745);
  });
}

/** A train from the front. */
function train(context: CanvasRenderingContext2D, colour: Colours) {
  box(context, side, 3, colour.stop, colour.halo);
  context.fillStyle = colour.halo;
  context.beginPath();
  context.roundRect(4.5, 3.2, 6, 7, 1.5);
  context.fill();
  context.fillStyle = colour.stop;
  context.fillRect(5.6, 4.6, 3.8, 2.2);
  context.strokeStyle = colour.halo;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(5.6, 10.6);
  context.lineTo(4.6, 12.2);
  context.moveTo(9.4, 10.6);
  context.lineTo(10.4, 12.2);
  context.stroke();
}
