import { Fragment } from "react";
import * as ofReact from "react/jsx-runtime";

/*
 * What JSX is compiled to in the server's build, in place of react/jsx-runtime (vite.config.ts): the same elements. React
 * copies the properties of each, letter by letter of their names; the compiler has just made them for this element alone.
 */

const mark = Symbol.for("react.element");

type Make = (type: unknown, properties: Record<string, unknown>, key?: string | number) => unknown;

/** As React makes it; in the shape of React 18, which a test holds it against. */
export const jsx: Make = (type, properties, key) => {
  if (properties["key"] !== undefined || properties["ref"] !== undefined || hasDefaults(type)) {
    return (ofReact.jsx as Make)(type, properties, key);
  }
  return {
    $$typeof: mark,
    type,
    key: key === undefined ? null : String(key),
    ref: null,
    props: properties,
    _owner: null,
  };
};

/** Of components of any kind: a function, or what `memo` and `forwardRef` make of one. */
const hasDefaults = (type: unknown): boolean =>
  typeof type !== "string" && (type as { defaultProps?: unknown } | undefined)?.defaultProps !== undefined;

export const jsxs = jsx;
export { Fragment };
