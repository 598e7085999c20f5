/** @import { ESTree, Rule, Visitor } from "@oxlint/plugins" */

/** What a file exports is its own. @type {Rule} */
export const noBarrels = rule("Import from the file that defines it: no barrels.", (report) => ({
  ExportAllDeclaration: report,
  ExportNamedDeclaration: (node) => {
    if (node.source) report(node);
  },
}));

const ending = /(\.(ts|tsx|js|css|json)|\?\w+)$/;

/** Node itself reads the servers' files, and adds no endings. @type {Rule} */
export const namedFiles = rule("Name the file with its ending.", (report) => {
  /** @param {ESTree.ImportDeclaration | ESTree.ImportExpression} node */
  const check = (node) => {
    const source = node.source.type === "Literal" ? node.source.value : undefined;
    if (typeof source === "string" && /^[.#]/.test(source) && !ending.test(source)) report(node);
  };
  return { ImportDeclaration: check, ImportExpression: check };
});

/** `toString` and `__proto__` are in every object: a name that came from outside may be one of them. @type {Rule} */
export const ownKeys = rule("Ask with Object.hasOwn, or keep it in a Map.", (report) => ({
  BinaryExpression: (node) => {
    if (node.operator === "in" && node.left.type === "Identifier") report(node);
  },
}));

/** What is no form would be an error of ours. @type {Rule} */
export const readForms = rule("readForm (app/http/read-form.server.ts) answers what is no form.", (report) => ({
  CallExpression: ({ callee }) => {
    if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
    if (callee.property.name === "formData") report(callee);
  },
}));

const textsAtHand = new Set(["I18nextProvider", "useTranslation"]);

/** The server's build has its own in place of the library's (docs/decisions/060). @type {Rule} */
export const textsOfComponents = rule(
  "useTranslation() takes nothing, and of react-i18next the server has it and I18nextProvider alone.",
  (report) => ({
    ImportDeclaration: ({ source, specifiers }) => {
      if (source.value !== "react-i18next") return;
      for (const specifier of specifiers) {
        const isAtHand =
          specifier.type === "ImportSpecifier" &&
          specifier.imported.type === "Identifier" &&
          textsAtHand.has(specifier.imported.name);
        if (!isAtHand) report(specifier);
      }
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === "Identifier" && callee.name === "useTranslation" && given[0]) report(given[0]);
    },
  }),
);

/**
 * @param {string} message
 * @param {(report: (node: ESTree.Node) => void) => Visitor} visit
 * @returns {Rule}
 */
function rule(message, visit) {
  return {
    meta: { type: "problem", schema: [], messages: { no: message } },
    create: (context) =>
      visit((node) => {
        context.report({ node, messageId: "no" });
      }),
  };
}
