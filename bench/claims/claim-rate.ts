import type { Id } from '#kernel/id.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export const CLAIMS_AT_ONCE = 16

export async function rateOf(
  database: Database,
  count: number,
  work: (tx: Tx, nth: number) => Promise<unknown>,
): Promise<{ perSecond: number; p99: number }> {
  const times: number[] = []
  let next = 0
  const from = performance.now()
  const one = async (): Promise<void> => {
    while (next < count) {
      const nth = next++
      const started = performance.now()
      await database.transaction((tx) => work(tx, nth))
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CLAIMS_AT_ONCE }, one))
  const perSecond = (count * 1_000) / (performance.now() - from)
  return { perSecond, p99: times.sort((a, b) => a - b)[Math.floor(count * 0.99)] ?? 0 }
}

export function claimant(nth: number): Id<'plr'> {
  return `plr_${String(nth).padStart(26, '0')}`
}
