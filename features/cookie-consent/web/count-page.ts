import type { ApiClient } from '#ui/api/client.ts'
import { sendAnalyticsTo } from '#ui/analytics/track.ts'
import { countForms } from './count-forms.ts'
import { countInTurn } from './count-in-turn.ts'

/** Counts what the page tells of and what is done on it. Answers how to stop. */
export function countPage(api: ApiClient): () => void {
  const counter = countInTurn(api)
  sendAnalyticsTo(({ event }) => counter.count(event))
  const stopForms = countForms(document)
  return () => {
    stopForms()
    sendAnalyticsTo(null)
    counter.stop()
  }
}
