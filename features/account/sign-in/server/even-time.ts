import { setTimeout as wait } from 'node:timers/promises'

/** Answers no sooner than after `leastMs`, so that the response time reveals nothing. */
export async function evenTime<T>(leastMs: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(leastMs)])
  return result
}
