/**
 * Hangs up on who was handed to a process that ended before it took them. Node keeps such a connection open, held by nobody:
 * its client would wait for ever. It is not handed to another process, as the dead one may have read a request from it.
 *
 * Node tells the process of each connection (`act: "newconn"`, under a number), and the process says under the same number
 * whether it took it.
 *
 * @param {import("node:cluster").Worker} worker just forked
 */
export function closeUnaccepted(worker) {
  const { process: child } = worker;
  /** Connections that it has not taken yet: Node hands one on at a time. @type {Map<number, { close: () => void }>} */
  const handed = new Map();
  const send = child.send.bind(child);
  child.send = (/** @type {unknown[]} */ ...given) => {
    const [message, handle] = /** @type {[any, any]} */ (given);
    if (message?.cmd === "NODE_CLUSTER" && message.act === "newconn" && handle) handed.set(message.seq, handle);
    return Reflect.apply(send, undefined, given);
  };
  child.on("internalMessage", (/** @type {any} */ message) => {
    if (message?.cmd === "NODE_CLUSTER" && message.ack !== undefined) handed.delete(message.ack);
  });
  worker.once("exit", () => {
    for (const handle of handed.values()) handle.close();
    handed.clear();
  });
}
