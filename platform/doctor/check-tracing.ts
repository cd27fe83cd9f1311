import { SECOND_MS } from '#kernel/time.ts'
import type { TracingConfig } from '../config/tracing.ts'
import { bad, type Finding, findingOf, good } from './finding.ts'

const ANSWER_MS_MAX = 3 * SECOND_MS

/** Sends the collector an export of nothing, which it must accept. None if the site traces nothing. */
export const checkTracing = async (tracing: TracingConfig | undefined): Promise<Finding[]> =>
  tracing ? [await findingOf('traces', () => askCollector(tracing))] : []

async function askCollector({ url, headers, ratio }: TracingConfig): Promise<Finding> {
  const { host } = new URL(url)
  const signal = AbortSignal.timeout(ANSWER_MS_MAX)
  const body = JSON.stringify({ resourceSpans: [] })
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, signal }
  const outcome = await fetch(url, sent).then(
    ({ ok, status }) => (ok ? undefined : `answers ${status}`),
    () => 'cannot be reached',
  )
  return outcome
    ? bad('traces', `${host} ${outcome}, so traces are lost: start the collector, or correct OTEL_EXPORTER_OTLP_ENDPOINT.`)
    : good('traces', `${host} takes them, a share of ${ratio}.`)
}
