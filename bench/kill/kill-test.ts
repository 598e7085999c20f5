import "../environment.ts";
import { readKillOptions } from "./kill-options.ts";

/* Whoever asks how it is used, or is not understood, waits for nothing of what it kills. */
readKillOptions();
await import("./kill-all.ts");
