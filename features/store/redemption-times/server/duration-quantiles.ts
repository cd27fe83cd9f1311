/** How long something took, or has taken so far. */
export interface Duration {
  readonly seconds: number
  readonly isOver: boolean
}

/**
 * The time after which a share is over, by the Kaplan-Meier estimate: what still goes on counts as long as it is known,
 * so that slow ones do not vanish. Null if that share has not been reached.
 */
export function quantileOf(durations: readonly Duration[], share: number): number | null {
  const sorted = durations.toSorted((one, other) => one.seconds - other.seconds || Number(other.isOver) - Number(one.isOver))
  let left = 1
  for (const [before, { seconds, isOver }] of sorted.entries()) {
    if (!isOver) continue
    left *= 1 - 1 / (sorted.length - before)
    if (left <= 1 - share + Number.EPSILON * sorted.length) return seconds
  }
  return null
}
