import { expect, test } from "vitest";
import { waitingInWords } from "./crm-commands.server.ts";

test("what waits is said, and that nobody is told where no CRM is named", () => {
  const oldest = new Date("2026-11-27T15:41:05Z");
  expect(waitingInWords(5, oldest, "https://crm.example")).toBe(
    "5 changes wait, the oldest since 2026-11-27T15:41:05.000Z",
  );
  expect(waitingInWords(0, null, undefined)).toBe("No CRM is named (CRM_WEBHOOK_URL): nothing is told");
  expect(waitingInWords(5, oldest, undefined)).toMatch(/^No CRM is named .*5 changes are kept/);
});
