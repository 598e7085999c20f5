import { register } from "tsx/esm/api";

/* `npm run worker`: does the jobs that the site asks for, in production. This very process does, so that signals reach it. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Vite's types claim that it is always set.
process.env.NODE_ENV ||= "production";

// Until it waits for jobs, an error is a setting that is wrong: what is wrong is worth more than where.
register();
try {
  await import("../app/jobs/worker-cli.ts");
} catch (error) {
  console.error(error instanceof Error && /^These settings/.test(error.message) ? error.message : error);
  process.exit(1);
}
