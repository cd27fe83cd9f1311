import type { TimeoutProvider } from '@tanstack/react-query'

/** Timers due within one such span share one browser timer. */
const SPAN_MS = 1_000

type Callback = () => void

/**
 * Timers for the query cache. Each component that reads a query sets a stale and a garbage-collection timer: more
 * than a hundred during hydration, at only a few distinct times.
 */
export function sharedTimers(): TimeoutProvider<number> {
  const groups = new Map<number, Map<number, Callback>>()
  const groupOf = new Map<number, Map<number, Callback>>()
  let lastId = 0

  const open = (dueMs: number, nowMs: number): Map<number, Callback> => {
    const group = new Map<number, Callback>()
    groups.set(dueMs, group)
    setTimeout(() => {
      groups.delete(dueMs)
      for (const [id, callback] of group) {
        group.delete(id)
        groupOf.delete(id)
        callback()
      }
    }, dueMs - nowMs)
    return group
  }
  return {
    setTimeout(callback, delayMs) {
      const nowMs = performance.now()
      const dueMs = Math.ceil((nowMs + delayMs) / SPAN_MS) * SPAN_MS
      const group = groups.get(dueMs) ?? open(dueMs, nowMs)
      lastId += 1
      group.set(lastId, callback)
      groupOf.set(lastId, group)
      return lastId
    },
    clearTimeout(id) {
      if (id === undefined) return
      groupOf.get(id)?.delete(id)
      groupOf.delete(id)
    },
    setInterval: (callback, delayMs) => Number(setInterval(callback, delayMs)),
    clearInterval: (id) => clearInterval(id),
  }
}
