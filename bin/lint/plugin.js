import { boundedLoops } from "./bounded-loops.js";
import { namedFiles, noBarrels, ownKeys, readForms, textsOfComponents } from "./house-rules.js";

/** The project's own rules, as the linter loads them (.oxlintrc.json). */
export default {
  meta: { name: "quartier" },
  rules: {
    "bounded-loops": boundedLoops,
    "named-files": namedFiles,
    "no-barrels": noBarrels,
    "own-keys": ownKeys,
    "read-forms": readForms,
    "texts-of-components": textsOfComponents,
  },
};
