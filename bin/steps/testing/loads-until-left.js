import { setTimeout as sleep } from "node:timers/promises";

/* Loads for as long as whoever has started it is there (starts-supervised.js), and only then the supervised small site. */
console.log(`loads ${process.pid}`);
while (process.connected) await sleep(20);
console.log("loaded");
await import("./supervised.js");
