import { oncePer } from '#kernel/memo.ts'
import { activeSpan, type Span, tracedTogether } from '../tracing/spans.ts'
import type { Reader } from './database.ts'

/**
 * Batches concurrent single-row reads into one query: callers that arrive during a query wait for the next. Nothing
 * is cached, so every answer is read after the request.
 */
export function gatherReads<K, V>(read: (keys: readonly K[]) => Promise<readonly V[]>, keysMax = 200): (key: K) => Promise<V> {
  let waiting: { key: K; span: Span | undefined; resolve: (value: V) => void; reject: (error: unknown) => void }[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // Callers in the same turn of the event loop still join.
      await new Promise(setImmediate)
      const batch = waiting.slice(0, keysMax)
      waiting = waiting.slice(keysMax)
      try {
        const callers = batch.map(({ span }) => span)
        const values = await tracedTogether('gathered read', callers, () => read(batch.map(({ key }) => key)))
        for (const [index, { resolve }] of batch.entries()) resolve(values[index] as V)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isRunning = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, span: activeSpan(), resolve, reject })
      if (!isRunning) void run()
    })
}

/** The same for each connection pool, and for each transaction alone. */
export function gatherReadsOf<K, V>(
  read: (db: Reader, keys: readonly K[]) => Promise<readonly V[]>,
): (db: Reader, key: K) => Promise<V> {
  const of = oncePer((db: Reader) => gatherReads((keys: readonly K[]) => read(db, keys)))
  return (db, key) => of(db)(key)
}
