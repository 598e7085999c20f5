import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "./fault.ts";
import type { Relays } from "./stand.ts";

/* What the site speaks to answers late, or not at all. */

const gone = (service: keyof Relays): Fault["make"] => {
  return async ({ relays }, seconds) => {
    relays[service].refuse();
    await wait(seconds * 1000);
    await relays[service].heal();
    return undefined;
  };
};

const slow = (service: keyof Relays, milliseconds: number): Fault["make"] => {
  return async ({ relays }, seconds) => {
    relays[service].delay = milliseconds;
    await wait(seconds * 1000);
    await relays[service].heal();
    return undefined;
  };
};

export const serviceFaults: readonly Fault[] = [
  { name: "database-slow", title: "database slow (500 ms)", allowed: [503], make: slow("database", 500) },
  { name: "database-refuses", title: "database refuses connections", allowed: [503], make: gone("database") },
  { name: "identity-gone", title: "identity service gone", allowed: [503], make: gone("identity") },
  { name: "identity-slow", title: "identity service slow (3 s)", allowed: [503], make: slow("identity", 3_000) },
  { name: "mail-gone", title: "mail server gone", allowed: [], make: gone("mail") },
  { name: "crm-slow", title: "CRM slow (5 s), with a backlog", allowed: [], make: slow("crm", 5_000) },
];
