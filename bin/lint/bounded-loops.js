/**
 * A loop that counts on arithmetic, or on somebody else, to end has stopped the site before: each says by what it is
 * bounded. The test of a `for`, `while` or `do` compares with that bound (`round < mostRounds`, `Date.now() < deadline`).
 * That something is more than a number (`0 < left`) bounds a loop only where the loop counts it down.
 *
 * @type {import("@oxlint/plugins").Rule}
 */
export const boundedLoops = {
  meta: {
    type: "problem",
    schema: [],
    messages: { unbounded: "Say what bounds this loop: its test compares with a limit (<, <=, >, >=)." },
  },
  create(context) {
    /** @param {Loop} loop */
    const check = (loop) => {
      const text = context.sourceCode.getText(loop);
      if (!isBound(loop.test, text)) context.report({ node: loop, messageId: "unbounded" });
    };
    return { ForStatement: check, WhileStatement: check, DoWhileStatement: check };
  },
};

/** @import { ESTree } from "@oxlint/plugins" */
/** @typedef {ESTree.ForStatement | ESTree.WhileStatement | ESTree.DoWhileStatement} Loop */

/**
 * Whether a test can't hold for ever: `a < b`, or such a one among what `&&` joins.
 *
 * @param {ESTree.Expression | null | undefined} test
 * @param {string} loop Its code.
 * @returns {boolean}
 */
function isBound(test, loop) {
  if (test?.type === "LogicalExpression" && test.operator === "&&") {
    return isBound(test.left, loop) || isBound(test.right, loop);
  }
  if (test?.type !== "BinaryExpression" || !/^[<>]=?$/.test(test.operator)) return false;
  const [less, more] = test.operator.startsWith("<") ? [test.left, test.right] : [test.right, test.left];
  return !isNumber(less) || (more.type === "Identifier" && countsDown(loop, more.name));
}

/** @param {ESTree.Expression | ESTree.PrivateIdentifier} side */
function isNumber(side) {
  const value = side.type === "UnaryExpression" ? side.argument : side;
  return value.type === "Literal" && typeof value.value === "number";
}

/**
 * @param {string} loop
 * @param {string} name
 */
function countsDown(loop, name) {
  const own = name.replaceAll("$", String.raw`\$`);
  return new RegExp(String.raw`(?<![\w$.])(?:${own}(?:--|\s*-=)|--${own}(?![\w$]))`).test(loop);
}
