import type { SheetName } from "./style-sheets.ts";

export type HeaderVariant = "default" | "home" | "invert";

/** What a route module may say about the shell around it: `export const handle = { header: "home" }`. */
export interface ShellHandle {
  header?: HeaderVariant;
  /** True when the page brings a search box of its own; the header then shows none. */
  ownSearch?: boolean;
  /** True for a page to read: the framework is loaded when somebody does something there (start-when-needed.server.ts). */
  startsWhenNeeded?: boolean;
  /** True where what a visitor looked at is noted or shown, by script: for whoever allows that it is loaded once the page has come. */
  notesViewed?: boolean;
  /** The style sheets that it needs beside the site's, by what its loader gave where that decides. */
  sheets?: readonly SheetName[] | ((data: unknown) => readonly SheetName[]);
}
