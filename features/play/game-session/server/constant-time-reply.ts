import { setTimeout as wait } from 'node:timers/promises'

/** An answer that plays nothing comes no sooner. */
const UNPLAYED_ANSWER_MS = 50

/**
 * What is refused or repeated may have been drawn all the same, and a long round takes longer to draw. Its time must not
 * tell: who asks in vain as often as it takes would know what comes before deciding.
 */
export async function answerEvenly<T>(work: () => Promise<T>, isPlayed: (answer: T) => boolean): Promise<T> {
  const startedAt = performance.now()
  const answer = await work()
  if (!isPlayed(answer)) await wait(Math.max(0, UNPLAYED_ANSWER_MS - (performance.now() - startedAt)))
  return answer
}
