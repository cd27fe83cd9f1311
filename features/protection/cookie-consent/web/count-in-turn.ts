import type { ApiClient } from '#ui/api/client.ts'
import type { AnalyticsEvent } from '#ui/analytics/track.ts'
import { countEvents } from '../contract.ts'

const WAIT_MS = 5_000
const BATCH_MAX = 50

/** Collects events for a while and sends them in one call. Failed calls are not retried. */
export function countInTurn(api: ApiClient): { count(event: AnalyticsEvent['event']): void; stop(): void } {
  let waiting: AnalyticsEvent['event'][] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    timer = undefined
    const events = waiting.splice(0, BATCH_MAX)
    if (events.length > 0) void api.call(countEvents, { body: { events } }).catch(() => undefined)
  }
  return {
    count(event) {
      waiting.push(event)
      timer ??= setTimeout(send, WAIT_MS)
    },
    stop() {
      clearTimeout(timer)
      waiting = []
    },
  }
}
