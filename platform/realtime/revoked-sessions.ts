import type { Logger } from 'pino'
import { MINUTE_MS } from '#kernel/time.ts'
import { readOpenSessions, SESSIONS_REVOKED } from '../auth/sessions.ts'
import type { Database } from '../db/database.ts'
import { DISCONNECTS, type RealtimeHub } from './hub/index.ts'

/** A fallback for lost notifications. */
const SWEEP_EVERY_MS = MINUTE_MS

interface Services {
  readonly database: Database
  readonly hub: Pick<RealtimeHub, 'sessions' | 'disconnect'>
  readonly log: Logger
}

/** Closes the connections of sessions signed out or revoked by any process. */
export function endRevoked({ database, hub, log }: Services): { close(): void } {
  const check = async (user?: string): Promise<void> => {
    const sessions = hub.sessions(user)
    if (sessions.size === 0) return
    const open = await readOpenSessions(database.reader, [...sessions])
    for (const session of sessions) if (!open.has(session)) hub.disconnect({ session }, DISCONNECTS.forceNoReconnect)
  }
  const checkSafely = (user?: string): void =>
    void check(user).catch((error: unknown) => log.warn({ err: error }, 'sessions of connections unread'))

  const stopListening = database.notices.listen(SESSIONS_REVOKED, (player) => checkSafely(player || undefined))
  const sweep = setInterval(checkSafely, SWEEP_EVERY_MS).unref()
  return {
    close() {
      clearInterval(sweep)
      stopListening()
    },
  }
}
