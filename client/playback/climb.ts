const EASE_FROM = 0.8

/**
 * The amount shown at `progress` (0 to 1) of a count-up: evenly, decelerating at the end. With steps in between, each
 * stretch has the same time, so that a large win passes every step in view.
 */
export function climbed(amount: number, steps: readonly number[], progress: number): number {
  const ends = [...steps, amount]
  const at = Math.min(ends.length - 1, Math.floor(progress * ends.length))
  const from = ends[at - 1] ?? 0
  return Math.floor(from + (ends[at]! - from) * eased(progress * ends.length - at))
}

/** The last fifth of the time covers a ninth of the distance, decelerating. */
function eased(progress: number): number {
  const speed = 1 / (EASE_FROM + (1 - EASE_FROM) / 2)
  if (progress < EASE_FROM) return progress * speed
  const rest = (progress - EASE_FROM) / (1 - EASE_FROM)
  return speed * (EASE_FROM + (1 - EASE_FROM) * (rest - rest ** 2 / 2))
}
