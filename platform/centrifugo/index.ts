import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SECOND_MS } from '#kernel/time.ts'
import { SESSIONS_REVOKED } from '../auth/sessions.ts'
import type { PublicFeed } from '../bus/index.ts'
import type { CentrifugoConfig } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { CentrifugoApi } from './api.ts'
import { Leader, LEADER_TIMES, type LeaderTimes } from './leader.ts'
import { type Leadership, tryToLead } from './leadership.ts'

export interface SinkOptions {
  readonly config: Pick<CentrifugoConfig, 'url' | 'apiKey'>
  readonly database: Database
  readonly publicFeed: Pick<PublicFeed, 'hearOwn'>
  readonly log: Logger
  readonly times?: SinkTimes
}

export interface SinkTimes extends LeaderTimes {
  /** How late another process takes over. */
  readonly leadMs: number
}

export const SINK_TIMES: SinkTimes = { ...LEADER_TIMES, leadMs: 2 * SECOND_MS }

/** Its client then drops its tokens and asks for new ones, which only an open session gets. */
const STATE_INVALIDATED = { code: 3014, reason: 'state invalidated' }

/**
 * Feeds a Centrifugo from the outbox, in order per channel and at least once; the server drops what it has. One process
 * does it at a time, and another takes over where that one left it.
 */
export function feedCentrifugo(options: SinkOptions): { close(): Promise<void> } {
  const { config, database, publicFeed, log, times = SINK_TIMES } = options
  const api = new CentrifugoApi(config)
  const closing = new AbortController()
  const { signal } = closing
  const note = (error: unknown): void => log.warn({ err: error }, 'Centrifugo could not be told')
  // These are worth nothing later: whichever process has them says them, once.
  const stopFeed = publicFeed.hearOwn((channel, json) => void api.publishLive(channel, json).catch(note))

  async function lead(leadership: Leadership): Promise<void> {
    const leader = new Leader({ api, database, log, times })
    const stop = (): void => leader.stop()
    const stopRevoked = database.notices.listen(SESSIONS_REVOKED, (player) => {
      if (player) api.disconnect(player, STATE_INVALIDATED).catch(note)
    })
    signal.addEventListener('abort', stop)
    void leadership.isOver.then(stop)
    if (signal.aborted) stop()
    await leader.run()
    signal.removeEventListener('abort', stop)
    stopRevoked()
    leadership.release()
  }

  const running = (async () => {
    while (!signal.aborted) {
      const leadership = await tryToLead(database).catch(() => undefined)
      if (leadership) await lead(leadership)
      await wait(times.leadMs, undefined, { signal }).catch(() => {})
    }
  })()
  return {
    async close() {
      closing.abort()
      stopFeed()
      await running
    },
  }
}
