import cluster from "node:cluster";

/** Milliseconds that the processes have to answer: one that is blocked has nothing to say. */
const patience = 3_000;

/**
 * Lets one of the processes on a port learn what all of them know (app/metrics/every-process.server.ts). It sends
 * `{ gather: id }`; each process gets `{ tell: id }` and sends `{ told: id, answer }`; the one that asked gets
 * `{ gathered: id, answers }`, without those who did not answer in time.
 */
export function gatherAnswers() {
  /** @type {Map<string, (answer: unknown) => void>} */
  const open = new Map();
  cluster.on("message", (asking, message) => {
    if (message?.collected !== undefined) return open.get(message.collected)?.(message.answer);
    if (message?.gather === undefined) return;
    const asked = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    const id = `${asking.id} ${message.gather}`;
    /** @type {unknown[]} */
    const answers = [];
    const end = () => {
      clearTimeout(late);
      open.delete(id);
      if (asking.isConnected()) asking.send({ gathered: message.gather, answers });
    };
    const late = setTimeout(end, patience);
    open.set(id, (answer) => {
      answers.push(answer);
      if (answers.length === asked.length) end();
    });
    for (const worker of asked) worker?.send({ collect: id });
  });
}
