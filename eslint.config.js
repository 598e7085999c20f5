import eslint from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { boundedLoops } from "./bin/lint/bounded-loops.js";

const tests = ["**/*.test.{ts,tsx}", "**/testing/**", "e2e/**"];
/** What is started from outside, and so may read its environment and speak to a terminal. */
const launchers = ["bin/**", "bench/**", "**/*-cli.ts", "**/*-commands.server.ts", "app/command-line/**", "*.config.*"];

export default defineConfig(
  globalIgnores(["build", "public", ".data", ".cache", "playwright-report", "test-results"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    rules: {
      // The compiler knows what is defined.
      "no-undef": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: ":matches(ExportAllDeclaration, ExportNamedDeclaration[source])",
          message: "Import from the file that defines it: no barrels.",
        },
        {
          selector: String.raw`:matches(ImportDeclaration, ImportExpression)[source.value=/^[.#](?!.*(\.(ts|tsx|js|css|json)|\?\w+)$)/]`,
          message: "Name the file with its ending.",
        },
        {
          // `toString` and `__proto__` are in every object: a name that came from outside may be one of them.
          selector: "BinaryExpression[operator=in][left.type=Identifier]",
          message: "Ask with Object.hasOwn, or keep it in a Map.",
        },
        {
          selector: 'CallExpression[callee.property.name="formData"]',
          message: "What is no form would be an error of ours: readForm (app/http/read-form.server.ts) answers it.",
        },
      ],
      // With noUncheckedIndexedAccess, `!` is how a place that is known to be filled is read.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // A third of the linter's time, for enums and class hierarchies, which the project does not have.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      // Remix's way to answer from anywhere in a loader.
      "@typescript-eslint/only-throw-error": [
        "error",
        { allow: ["Response", "TypedResponse", "DataWithResponseInit"] },
      ],
      // `async` also makes a thrown error a rejection, and a function fit an interface.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
    },
  },
  {
    files: ["{app,db,bin}/**/*.{ts,tsx,js}"],
    ignores: tests,
    plugins: { quartier: { rules: { "bounded-loops": boundedLoops } } },
    rules: { "quartier/bounded-loops": "error" },
  },
  {
    // What the packages' own types leave open: matchers in tests, the parameters of an interface that is extended.
    files: [...tests, "**/*.d.ts"],
    rules: { "@typescript-eslint/no-unsafe-assignment": "off", "@typescript-eslint/no-unused-vars": "off" },
  },
  {
    // Whoever serves the build reaches the server through its entry.
    files: ["app/entry.server.tsx"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["app/**/*.tsx"],
    ignores: tests,
    plugins: { "react-hooks": /** @type {import("eslint").ESLint.Plugin} */ (reactHooks) },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    files: ["{app,db}/**/*.{ts,tsx,js}"],
    ignores: [...launchers, ...tests],
    rules: { "no-console": "error" },
  },
  {
    files: ["{app,db}/**/*.{ts,tsx,js}"],
    ignores: [...launchers, ...tests, "app/settings/settings.server.ts", "db/embedded/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Settings come from app/settings/settings.server.ts." },
      ],
    },
  },
  {
    // Plain JavaScript works with packages that have no types.
    files: ["**/*.js"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // A file tells one story. Texts and examples are lists, as long as what there is to say.
    files: ["{app,bench,bin,db,packages}/**/*.{js,ts,tsx}"],
    ignores: [...tests, "app/i18n/locales/**"],
    rules: { "max-lines": ["error", 250] },
  },
);
