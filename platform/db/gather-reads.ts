/**
 * Many callers who want one row each at the same moment cost one query together: whoever asks while a query is on its
 * way waits for the next. Nothing is kept, so every answer is read after it was asked for.
 */
export function gatherReads<K, V>(read: (keys: readonly K[]) => Promise<readonly V[]>, keysMax = 200): (key: K) => Promise<V> {
  let waiting: { key: K; resolve: (value: V) => void; reject: (error: unknown) => void }[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // Whoever arrives in this turn of the event loop still joins.
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
