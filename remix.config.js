/**
 * The Remix options, in one place; `vite.config.ts` hands them to the Remix plugin.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  serverModuleFormat: "esm",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    // All routes are known from the start (1 kB). Discovered on the way, each new address of a search would first be asked
    // about: routes that end in a splat count as never quite known.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
