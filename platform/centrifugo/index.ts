import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SECOND_MS } from '#kernel/time.ts'
import { SESSIONS_REVOKED } from '../auth/sessions.ts'
import type { PublicFeed } from '../bus/index.ts'
import type { CentrifugoConfig } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { type Leadership, tryToLead } from '../db/leadership.ts'
import { CentrifugoApi } from './api.ts'
import { Leader, LEADER_TIMES, type LeaderTimes } from './leader.ts'

export interface SinkOptions {
  readonly config: Pick<CentrifugoConfig, 'url' | 'apiKey'>
  readonly database: Database
  readonly publicFeed: Pick<PublicFeed, 'onOwnMessage'>
  readonly log: Logger
  readonly times?: SinkTimes
}

export interface SinkTimes extends LeaderTimes {
  /** How long a takeover by another process may take. */
  readonly leadMs: number
}

export const SINK_TIMES: SinkTimes = { ...LEADER_TIMES, leadMs: 2 * SECOND_MS }

/** Its client then discards its tokens and requests new ones, which require an open session. */
const STATE_INVALIDATED = { code: 3014, reason: 'state invalidated' }

/**
 * Feeds a Centrifugo from the outbox, in order per channel, at least once; the server drops duplicates. One process
 * is the leader, and another resumes at its position.
 */
export function feedCentrifugo(options: SinkOptions): { close(): Promise<void> } {
  const { config, database, publicFeed, log, times = SINK_TIMES } = options
  const api = new CentrifugoApi(config)
  const closing = new AbortController()
  const { signal } = closing
  const note = (error: unknown): void => log.warn({ err: error }, 'Centrifugo could not be told')
  // Ephemeral: the process that has them publishes them once.
  const stopFeed = publicFeed.onOwnMessage((channel, json) => void api.publishLive(channel, json).catch(note))

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
      const leadership = await tryToLead(database, 'centrifugoLeader').catch(() => undefined)
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
