import { closedFunnel } from '#ui/analytics/closed-funnel.ts'

/** Remembered for this visit: a registration out of a closed funnel is counted when its address is confirmed. */
export function noteClosedFunnel(): void {
  closedFunnel.note()
}
