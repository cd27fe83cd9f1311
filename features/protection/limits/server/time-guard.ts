import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { GuardedAs } from '#kernel/contract.ts'
import { readCaps } from '#platform/caps/caps.ts'
import { LimitError } from '#platform/caps/caps-reached.ts'
import type { PlayerContext } from '#platform/context.ts'
import { noteStay, readMinutes } from './store.ts'

export interface TimeGuard {
  readonly guardAs: (ctx: PlayerContext, start: GuardedAs) => Promise<void>
  /** The player has changed the limit. */
  forget(playerId: string): void
}

/** How long a first time limit, set through another process, may go unnoticed here. */
const REMEMBERED_MS = MINUTE_MS
const REMEMBERED_MAX = 20_000
const PLAYED: ReadonlySet<GuardedAs> = new Set(['play', 'free-play'])

/** Refuses rounds once the time is used up. Most players have no time limit, which is cached for a minute. */
export function createTimeGuard(): TimeGuard {
  const unlimited = new Map<string, Instant>()
  return {
    forget: (playerId) => void unlimited.delete(playerId),
    async guardAs({ reader, playerId, session, clock }, start) {
      const now = clock.now()
      const readAt = unlimited.get(playerId)
      if (!PLAYED.has(start) || (readAt !== undefined && now >= readAt && now - readAt < REMEMBERED_MS)) return
      const caps = (await readCaps(reader, playerId)).filter(({ scope }) => scope === 'Time')
      if (caps.length === 0) {
        if (unlimited.size >= REMEMBERED_MAX) unlimited.clear()
        unlimited.set(playerId, now)
        return
      }
      await noteStay(reader, playerId, { since: session.since, now })
      const spent = await readMinutes(reader, playerId, now)
      const reached = caps.find(({ period, amount }) => period !== 'once' && spent[period] >= amount)
      if (reached) throw new LimitError({ scope: 'Time', kind: 'gross', period: reached.period, amount: 0n })
    },
  }
}
