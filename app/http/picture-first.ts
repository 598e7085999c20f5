const moduleLink = /<link rel="modulepreload"/g;

/**
 * Lets a page's picture come before what makes it move: the modules are fetched as soon as the line is free. On a slow
 * line fifty of them at once would share it with the ground of the map, which is what a visitor waits for. Behind them
 * come those of the map that moves, which would else be asked for one after the other, each once the one before runs.
 * @param scripts the page's own inline scripts and links, as they were rendered
 * @param mapFiles addresses of the map's modules and of its worker
 */
export function pictureFirst(scripts: string, mapFiles: readonly string[]): string {
  // Behind all else, where the browser doesn't compare elements when it takes the page over.
  return scripts.replace(moduleLink, lowLink) + mapFiles.map(linkTo).join("");
}

const lowLink = '<link rel="modulepreload" fetchpriority="low"';

/** A worker is no module of the page's: it is laid into the browser's cache. */
function linkTo(file: string): string {
  return file.endsWith(".mjs") ? `<link rel="prefetch" href="${file}"/>` : `${lowLink} href="${file}"/>`;
}
