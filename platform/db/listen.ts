import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

export interface Listener {
  close(): Promise<void>
}

const REOPEN_AFTER_MS = 1_000

/**
 * Hears the notices of a channel on a connection of its own, opened again whenever it is cut. A notice may have been
 * missed until then, so each opening counts as one with an empty payload.
 */
export function listen(pool: pg.Pool, channel: string, onNotice: (payload: string) => void): Listener {
  const end = new AbortController()
  const run = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await hear(pool, channel, onNotice, end.signal).catch(() => {})
      await wait(REOPEN_AFTER_MS, undefined, { signal: end.signal, ref: false }).catch(() => {})
    }
  }
  const running = run()
  return {
    close() {
      end.abort()
      return running
    },
  }
}

/** Until the connection is cut or the listener closed. */
async function hear(pool: pg.Pool, channel: string, onNotice: (payload: string) => void, end: AbortSignal): Promise<void> {
  const client = await pool.connect()
  const cut = Promise.withResolvers<void>()
  client.on('notification', ({ payload }) => onNotice(payload ?? ''))
  client.on('error', () => cut.resolve())
  end.addEventListener('abort', () => cut.resolve())
  try {
    await client.query(`listen ${channel}`)
    if (!end.aborted) onNotice('')
    await (end.aborted ? undefined : cut.promise)
  } finally {
    client.release(true)
  }
}
