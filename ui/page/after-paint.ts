/**
 * Runs `then` after the next frame has been painted, so that a press shows its feedback before the work that it
 * causes.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}
