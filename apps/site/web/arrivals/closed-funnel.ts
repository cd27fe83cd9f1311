import { closedFunnel } from '#ui/analytics/closed-funnel.ts'

/** Kept for this visit: a closed-funnel registration is counted when its address is confirmed. */
export function noteClosedFunnel(): void {
  closedFunnel.note()
}
