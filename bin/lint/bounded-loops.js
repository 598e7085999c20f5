/**
 * A loop that counts on arithmetic, or on somebody else, to end has stopped the site before: each says by what it is
 * bounded. The test of a `for`, `while` or `do` compares with that bound (`round < mostRounds`, `Date.now() < deadline`).
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const boundedLoops = {
  meta: {
    type: "problem",
    schema: [],
    messages: { unbounded: "Say what bounds this loop: its test compares with a limit (<, <=, >, >=)." },
  },
  create(context) {
    /** @param {import("estree").ForStatement | import("estree").WhileStatement | import("estree").DoWhileStatement} loop */
    const check = (loop) => {
      if (!comparesWithBound(loop.test)) context.report({ node: loop, messageId: "unbounded" });
    };
    return { ForStatement: check, WhileStatement: check, DoWhileStatement: check };
  },
};

/**
 * Whether a test can't hold without a comparison holding: `a < b`, or such a one among what `&&` joins.
 *
 * @param {import("estree").Expression | null | undefined} test
 * @returns {boolean}
 */
function comparesWithBound(test) {
  if (test?.type === "LogicalExpression" && test.operator === "&&") {
    return comparesWithBound(test.left) || comparesWithBound(test.right);
  }
  return test?.type === "BinaryExpression" && /^[<>]=?$/.test(test.operator);
}
