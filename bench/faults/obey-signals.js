import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/*
 * Loaded into the tried site before its own program: on SIGUSR2 does what stands in the file that FAULTS_ORDER names,
 * `hang` for ever, or have the wall clock go by so many milliseconds (`clock 3600000`), while timers go on as they do when
 * an operator sets the clock.
 */
if (isMainThread && process.argv[1]?.endsWith("serve.js")) {
  const { now } = Date;
  let offset = 0;
  process.on("SIGUSR2", () => {
    const [order, milliseconds = "0"] = readFileSync(process.env.FAULTS_ORDER ?? "", "utf8").split(" ");
    if (order === "hang") hangs({ isOver: () => false });
    offset = Number(milliseconds);
  });
  const OwnDate = Date;
  globalThis.Date = new Proxy(OwnDate, {
    apply: () => new OwnDate(now() + offset).toString(),
    construct: (_target, given) => Reflect.construct(OwnDate, given.length > 0 ? given : [now() + offset]),
    get: (target, name) => (name === "now" ? () => now() + offset : Reflect.get(target, name)),
  });
}

/** @param {{ isOver: () => boolean }} loop */
function hangs(loop) {
  while (!loop.isOver());
}
