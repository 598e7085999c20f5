import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { untilFree } from "./site.js";

test("a port that another program has is waited for, and that is said", async () => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const other = createServer().listen(0);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const free = untilFree(port);
  await expect.poll(() => said.mock.calls.flat().join("\n")).toContain(`Waiting until port ${port} is free`);
  other.close();
  await free;
  await untilFree(port);
  expect(said).toHaveBeenCalledTimes(1);
});
