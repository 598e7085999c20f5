import type { AppLoadContext } from "@remix-run/node";

export type RequestContext = NonNullable<AppLoadContext["request"]>;

/** What the loaders of a request, its rendering and the server tell one another, beside what loaders return. */
export function requestContext(context: AppLoadContext): RequestContext {
  return (context.request ??= {});
}
