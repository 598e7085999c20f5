/* Before whatever reads settings: measuring and killing happen outside production, on databases of their own. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Vite's types claim that it is always set.
process.env.NODE_ENV ||= "development";
