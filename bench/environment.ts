/* Before whatever reads settings: measuring and killing happen outside production, on databases of their own. */
// oxlint-disable-next-line typescript/no-unnecessary-condition -- Vite's types claim that it is always set.
process.env.NODE_ENV ||= "development";
