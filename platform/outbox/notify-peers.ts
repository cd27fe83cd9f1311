import type { Database } from '../db/database.ts'
import { onWake, wakeFromAfar } from './wake-relay.ts'

const CHANNEL = 'outbox'
/** Minimum interval of notifications to other processes. */
const GAP_MS = 10
/** PostgreSQL limits payloads to less than 8000 bytes. */
const PAYLOAD_CHARACTERS_MAX = 7_900

/**
 * Notifies the other processes of commits, and receives theirs; returns a stop function. Never inside the transaction
 * itself: a notifying commit holds a server-wide lock until it is on disk.
 */
export function notifyPeers({ notices }: Pick<Database, 'notices'>): () => void {
  let waiting = new Set<string>()
  let isForAll = false
  let rangAtMs = 0
  let timer: NodeJS.Timeout | undefined

  const ring = (): void => {
    timer = undefined
    rangAtMs = performance.now()
    const names = [...waiting].join('\n')
    notices.notify(CHANNEL, isForAll || names.length > PAYLOAD_CHARACTERS_MAX ? '' : names)
    waiting = new Set()
    isForAll = false
  }
  const removeOwnHandlers = onWake((channels, isOwn) => {
    if (!isOwn) return
    if (!channels) isForAll = true
    for (const channel of channels ?? []) waiting.add(channel)
    timer ??= setTimeout(ring, Math.max(0, rangAtMs + GAP_MS - performance.now())).unref()
  })
  // An empty payload names no channel: all may have changed, as after a reconnect.
  const removeHandlers = notices.listen(CHANNEL, (payload) => wakeFromAfar(payload ? payload.split('\n') : undefined))
  return () => {
    removeOwnHandlers()
    removeHandlers()
    clearTimeout(timer)
    if (timer) ring()
  }
}
