import "./environment.ts";
import { readBenchOptions } from "./options.js";

/* Whoever asks how it is used, or is not understood, waits for nothing of what it measures. */
readBenchOptions();
await import("./run-bench.ts");
