import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { clientAddressHeader } from "#app/http/client-address.server.ts";
import { limitConcurrency } from "./limit-concurrency.server.ts";

/** Pages that are rendered at a time for one network, and those that wait for it, as limit-concurrency.server.ts says. */
const [active, waiting] = [4, 96];

/** Somebody of one network asks for a page. */
function ask() {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: "/en", headers: { [clientAddressHeader]: "203.0.113.77" } });
  const response = new ServerResponse(request);
  const next = vi.fn();
  limitConcurrency(request, response, next);
  const leave = () => {
    response.destroy();
    response.emit("close");
  };
  return { next, leave, isRefused: () => response.statusCode === 503 };
}

const several = (count: number) => Array.from({ length: count }, ask);

test("whoever leaves the queue makes room in it, and is not rendered for", async () => {
  const first = several(active);
  await vi.waitFor(() => {
    for (const { next } of first) expect(next).toHaveBeenCalledOnce();
  });
  const patient = several(waiting);
  expect(ask().isRefused()).toBe(true);
  for (const { leave } of patient) leave();

  const newcomer = ask();
  expect(newcomer.isRefused()).toBe(false);
  expect(newcomer.next).not.toHaveBeenCalled();
  for (const { leave } of first) leave();
  await vi.waitFor(() => expect(newcomer.next).toHaveBeenCalledOnce());
  for (const { next, isRefused } of patient) expect([next.mock.calls.length, isRefused()]).toEqual([0, false]);
  newcomer.leave();
});
