import type { IncomingMessage, ServerResponse } from "node:http";

/** A step that a request passes: it answers, or hands on by calling `next`, at once or later. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** One step made of several, in their order. */
export function inOrder(steps: readonly Middleware[]): Middleware {
  return (request, response, next) => {
    const pass = (index: number): void => {
      const step = steps[index];
      if (step) step(request, response, () => pass(index + 1));
      else next();
    };
    pass(0);
  };
}
