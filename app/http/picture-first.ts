const moduleLink = /<link rel="modulepreload"/g;

/**
 * Lets a page's picture come before what makes it move: the modules are fetched as soon as the line is free. On a slow
 * line fifty of them at once would share it with the ground of the map, which is what a visitor waits for.
 * @param scripts the page's own inline scripts and links, as they were rendered
 */
export function pictureFirst(scripts: string): string {
  return scripts.replace(moduleLink, '<link rel="modulepreload" fetchpriority="low"');
}
