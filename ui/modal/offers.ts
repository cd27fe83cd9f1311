import { MINUTE_MS } from '#kernel/time.ts'
import { readVisitStart } from '../page/life/session-start.ts'
import { serverNowMs } from '../time/server-clock.ts'

/** No offer opens by itself earlier in a visit, so that a newcomer has time to play. */
export const VISIT_MS_MIN = 5 * MINUTE_MS

/** Modals of today's free prizes that the player was not offered yet. */
const unoffered = new Set<string>()

/** Keeps offers closed until the prize of this modal was offered. Returns the release function. */
export function holdOffers(modal: string): () => void {
  unoffered.add(modal)
  return () => void unoffered.delete(modal)
}

/** Whether a modal that sells may open by itself: free things come first. */
export function mayOffer(): boolean {
  const startedAt = readVisitStart(sessionStorage)
  return unoffered.size === 0 && startedAt !== null && serverNowMs() - startedAt >= VISIT_MS_MIN
}
