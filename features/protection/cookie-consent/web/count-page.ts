import type { ApiClient } from '#ui/api/client.ts'
import { type AnalyticsEvent, sendAnalyticsTo } from '#ui/analytics/track.ts'
import { countForms } from './count-forms.ts'
import { countInTurn } from './count-in-turn.ts'

/** Counts what the page tells of and what is done on it, and what it has told of before. Answers how to stop. */
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
