/** Runs `then` once the next frame stands: what a press shows at once comes before the work that it causes. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}
