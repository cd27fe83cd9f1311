/**
 * Batches concurrent single-row reads into one query: callers that arrive during a query wait for the next. Nothing
 * is cached, so every answer is read after the request.
 */
export function gatherReads<K, V>(read: (keys: readonly K[]) => Promise<readonly V[]>, keysMax = 200): (key: K) => Promise<V> {
  let waiting: { key: K; resolve: (value: V) => void; reject: (error: unknown) => void }[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // Callers in the same turn of the event loop still join.
      await new Promise(setImmediate)
      const batch = waiting.slice(0, keysMax)
      waiting = waiting.slice(keysMax)
      try {
        const values = await read(batch.map(({ key }) => key))
        for (const [index, { resolve }] of batch.entries()) resolve(values[index] as V)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isRunning = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isRunning) void run()
    })
}
