import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Start } from '#kernel/contract.ts'
import { limitReached, readCaps } from '#platform/caps/caps.ts'
import type { PlayerContext } from '#platform/context.ts'
import { noteStay, readMinutes } from './store.ts'

export interface TimeGuard {
  readonly guardStart: (ctx: PlayerContext, start: Start) => Promise<void>
  /** The player has chosen anew. */
  forget(playerId: string): void
}

/** For so long a first limit of time, chosen through another process, may go unnoticed here. */
const REMEMBERED_MS = MINUTE_MS
const REMEMBERED_MAX = 20_000

/** Begins no round once the time is used up. Most players have no such limit, which is remembered for a minute. */
export function createTimeGuard(): TimeGuard {
  const unlimited = new Map<string, Instant>()
  return {
    forget: (playerId) => void unlimited.delete(playerId),
    async guardStart({ reader, playerId, session, clock }, start) {
      const now = clock.now()
      const readAt = unlimited.get(playerId)
      if (start !== 'play' || (readAt !== undefined && now >= readAt && now - readAt < REMEMBERED_MS)) return
      const caps = (await readCaps(reader, playerId)).filter(({ scope }) => scope === 'Time')
      if (caps.length === 0) {
        if (unlimited.size >= REMEMBERED_MAX) unlimited.clear()
        unlimited.set(playerId, now)
        return
      }
      await noteStay(reader, playerId, { since: session.since, now })
      const spent = await readMinutes(reader, playerId, now)
      const reached = caps.find(({ period, amount }) => period !== 'once' && spent[period] >= amount)
      if (reached) throw limitReached({ scope: 'Time', kind: 'gross', period: reached.period })
    },
  }
}
