const moduleLink = /<link rel="modulepreload"/g;

/**
 * Lets a page's picture come before what makes it move: the modules are fetched as soon as the line is free. On a slow
 * line fifty of them at once would share it with the ground of the map, which is what a visitor waits for. Behind them
 * come those of the map that moves, which would else be asked for one after the other, each once the one before runs.
 * @param scripts the page's own inline scripts and links, as they were rendered
 * @param mapFiles addresses of the map's modules and of its worker
 */
export function pictureFirst(scripts: string, mapFiles: readonly string[]): string {
  const workers = mapFiles.filter((file) => file.endsWith(".mjs"));
  const modules = mapFiles.filter((file) => !workers.includes(file));
  // Behind all else, where the browser doesn't compare elements when it takes the page over.
  return [
    scripts.replace(moduleLink, lowLink),
    ...modules.map((file) => `${lowLink} href="${file}"/>`),
    ...workers.map((file) => `<script>(${fetchAhead.toString()})(${JSON.stringify(file)})</script>`),
  ].join("");
}

const lowLink = '<link rel="modulepreload" fetchpriority="low"';

/**
 * A worker is no module of the page's: it is laid into the browser's cache. By script, as a browser without fetches what is
 * linked so, and never runs it; one that spares its line asks for it when the map does.
 *
 * Runs in the browser, by itself: its source is what is sent, so it can use nothing from around it.
 */
function fetchAhead(href: string) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  document.currentScript!.after(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
}
