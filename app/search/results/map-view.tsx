import { lazy, Suspense, type ComponentProps } from "react";
import { MapDisplay } from "#app/map/map-display.tsx";
import { loadSheets } from "#app/ui/style-sheets.ts";

/**
 * The map display, whose code and sheets come with the first map shown. The server has it at hand, so that a page without script
 * holds the whole map; in the browser's build the condition is constant and the import above falls away.
 */
const Display = import.meta.env.SSR
  ? MapDisplay
  : lazy(async () => {
      const [code] = await Promise.all([
        import("#app/map/map-display.tsx"),
        loadSheets("map", "mapNarrow", "mapPrices", "live"),
      ]);
      return { default: code.MapDisplay };
    });

/** Results as a map beside the same list; the list alone until the map's code has come. */
export function MapView(props: ComponentProps<typeof MapDisplay>) {
  const { heading, children } = props;
  return (
    <Suspense
      fallback={
        <>
          {heading}
          {children}
        </>
      }
    >
      <Display {...props} />
    </Suspense>
  );
}
