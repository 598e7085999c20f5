import type { BrowserContext } from "@playwright/test";

/**
 * Maps that move do all they do, but for the painting: without a graphics card the processor paints each frame, and compiles
 * for each kind of layer how. What tests look at, marks, cards and places, stands above the canvas. Whether a map is painted
 * has a test of its own, which says `test.use({ drawsMaps: true })`.
 */
export async function leaveMapsUndrawn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
      kind.prototype.drawArrays = () => {};
      kind.prototype.drawElements = () => {};
    }
  });
}
