import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useRouteError, type MetaFunction } from "@remix-run/react";
import { db } from "#app/database.server.ts";
import { requestId } from "#app/http/log.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { hasDemonstrationListings } from "./demonstration.server.ts";
import { Failure } from "./failure.tsx";
import { errorTitle, statusOf } from "./error-titles.ts";
import { Shell, type ShellData } from "./shell.tsx";

export async function loader({ request }: LoaderFunctionArgs): Promise<ShellData> {
  return { demonstration: await hasDemonstrationListings(db), requestId: requestId(request) };
}

/** Pages bring their own; this is for those that fail. */
export const meta: MetaFunction = ({ error, location }) =>
  error
    ? [
        { title: errorTitle(statusOf(error), languageOfPath(location.pathname)) },
        { name: "robots", content: "noindex" },
      ]
    : [];

export default function LanguageLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** A page that fails, fails inside the shell. */
export function ErrorBoundary() {
  return (
    <Shell>
      <Failure status={statusOf(useRouteError())} />
    </Shell>
  );
}
