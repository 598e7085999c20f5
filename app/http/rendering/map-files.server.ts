/** What the map that moves is made of, in the order in which it asks for it; written here by the build (vite.config.ts). */
export const mapFiles: readonly string[] = [];
