import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SECOND_MS } from '#kernel/time.ts'
import type { TracingConfig } from '../config/tracing.ts'
import type { ExportPace } from './recorder.ts'
import { recordWith } from './spans.ts'

const PACE: ExportPace = { everyMs: 2 * SECOND_MS, msMax: 5 * SECOND_MS }
/** A collector that does not answer must not delay the end of the process. */
const LAST_EXPORT_MS = 3 * SECOND_MS

/**
 * Sends traces if the settings name a collector, and returns what ends that. Comes before the database and the server are
 * opened, which look once whether the process traces.
 */
export async function openTracing(
  { tracing, role }: { readonly tracing: TracingConfig | undefined; readonly role: string },
  log: Logger,
  pace: ExportPace = PACE,
): Promise<() => Promise<void>> {
  if (!tracing) return async () => {}
  const { openRecorder } = await import('./recorder.ts')
  const recorder = openRecorder({ tracing, role, pace, onExport: noteOutcomes(log) })
  recordWith(recorder)
  return async () => {
    recordWith(undefined)
    await Promise.race([recorder.close().catch(() => {}), wait(LAST_EXPORT_MS, undefined, { ref: false })])
  }
}

/** Logs once when the collector fails, and once when it works again. */
function noteOutcomes(log: Logger): (error?: Error) => void {
  let isFailing = false
  return (error) => {
    if (error && !isFailing) {
      const { code, message } = error as NodeJS.ErrnoException
      log.warn({ code, reason: message || undefined }, 'traces do not reach the collector; the site goes on without them')
    }
    if (!error && isFailing) log.info('traces reach the collector again')
    isFailing = error !== undefined
  }
}
