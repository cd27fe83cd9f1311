import { setTimeout as wait } from 'node:timers/promises'

/** Minimum duration of an answer that plays nothing. */
const UNPLAYED_ANSWER_MS = 50

/**
 * A refused or repeated request may have been drawn anyway, and a long round takes longer to draw. Without a constant
 * reply time, repeated refusals would reveal the outcome before the player decides.
 */
export async function constantTimeReply<T>(work: () => Promise<T>, isPlayed: (answer: T) => boolean): Promise<T> {
  const startedAt = performance.now()
  const answer = await work()
  if (!isPlayed(answer)) await wait(Math.max(0, UNPLAYED_ANSWER_MS - (performance.now() - startedAt)))
  return answer
}
