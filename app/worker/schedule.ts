import type { DatalessJob } from "./jobs.server.ts";

/** What is done by the clock, in Brussels' time: minute, hour, day, month, weekday. */
export const schedule: Partial<Record<DatalessJob, string>> = {
  "delete-old-contact-requests": "43 3 * * *",
  "delete-old-sessions": "23 4 * * *",
  // The month that has ended, as long as what is on offer still says something about it: the next days see to what failed.
  "measure-markets": "7 2 1-7 * *",
  // Whatever is left of an import, after a crash too; and whoever is to hear now, in which run it is.
  "match-listing-events": "* * * * *",
  "compose-notifications": "* * * * *",
  // Every hour, so that a worker that was away for one does not miss a day.
  "purge-due": "17 * * * *",
  "export-to-crm": "* * * * *",
  "fetch-feeds": "* * * * *",
  "prepare-pictures": "* * * * *",
  "prepare-documents": "* * * * *",
  "find-lost-originals": "11 3 * * *",
  "expire-silent-advertisers": "37 5 * * *",
};
