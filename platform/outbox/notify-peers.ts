import type { Database } from '../db/database.ts'
import { onWake, wakeFromAfar } from './bell.ts'

const CHANNEL = 'outbox'
/** However much is committed, the others are told at most so often. */
const GAP_MS = 10
/** PostgreSQL takes no payload of 8000 bytes. */
const PAYLOAD_CHARACTERS_MAX = 7_900

/**
 * Tells the other processes what this one has committed, and hears what they have; answers how to stop. Never within
 * the transaction itself: whoever notifies holds a lock of the whole server until the commit is on the disk.
 */
export function ringAcross({ notices }: Pick<Database, 'notices'>): () => void {
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
  const stopHearingOwn = onWake((channels, isOwn) => {
    if (!isOwn) return
    if (!channels) isForAll = true
    for (const channel of channels ?? []) waiting.add(channel)
    timer ??= setTimeout(ring, Math.max(0, rangAtMs + GAP_MS - performance.now())).unref()
  })
  // An empty payload names nobody: all may have changed, as after a cut.
  const stopHearing = notices.listen(CHANNEL, (payload) => wakeFromAfar(payload ? payload.split('\n') : undefined))
  return () => {
    stopHearingOwn()
    stopHearing()
    clearTimeout(timer)
    if (timer) ring()
  }
}
