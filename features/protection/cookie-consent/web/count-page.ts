import type { ApiClient } from '#ui/api/client.ts'
import { type AnalyticsEvent, sendAnalyticsTo } from '#ui/analytics/track.ts'
import { countForms } from './count-forms.ts'
import { countInTurn } from './count-in-turn.ts'

/** Counts the page's reported events, queued ones included, and its interactions. Returns a stop function. */
export function countPage(api: ApiClient, early: readonly AnalyticsEvent[]): () => void {
  const counter = countInTurn(api)
  for (const { event } of early) counter.count(event)
  sendAnalyticsTo(({ event }) => counter.count(event))
  const stopForms = countForms(document)
  return () => {
    stopForms()
    sendAnalyticsTo(null)
    counter.stop()
  }
}
