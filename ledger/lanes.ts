/** A lane's queue is full: the caller sheds load instead of letting answers age. */
export class LanesFullError extends Error {
  override readonly name = 'LanesFullError'
}

export interface Lanes<O, R> {
  /** Resolves with the operation's own result once its batch has committed. */
  submit(operation: O): Promise<R>
  /** Takes nothing more, finishes what is queued. */
  close(): Promise<void>
}

export interface LanesOptions<O, R> {
  readonly lanes: number
  /** Operations of one owner go through one lane, in order, and never share a batch. */
  readonly ownerOf: (operation: O) => string
  /**
   * Runs a batch as one transaction; the results stand in the order of the operations. When it fails, each operation is
   * tried once more alone, so an operation that did commit has to answer as a repeat.
   */
  readonly execute: (operations: readonly O[]) => Promise<readonly R[]>
  readonly batchMax?: number
  readonly queueMax?: number
}

interface Waiting<O, R> {
  readonly operation: O
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

const BATCH_MAX = 64
const QUEUE_MAX = 4_096

/**
 * Group commit: a lane sends at once when it is idle and gathers while a batch is on its way, so waiting for one disk
 * write pays for many rounds. Correctness never depends on it; keys and row locks in the database decide.
 */
export function createLanes<O, R>(options: LanesOptions<O, R>): Lanes<O, R> {
  const lanes = Array.from({ length: options.lanes }, () => createLane(options))
  let isClosed = false
  return {
    submit(operation) {
      if (isClosed) return Promise.reject(new LanesFullError('the lanes are closed'))
      return (lanes[hash(options.ownerOf(operation)) % lanes.length] as Lane<O, R>).submit(operation)
    },
    async close() {
      isClosed = true
      await Promise.all(lanes.map((lane) => lane.drained()))
    },
  }
}

interface Lane<O, R> {
  submit(operation: O): Promise<R>
  drained(): Promise<void>
}

function createLane<O, R>({ ownerOf, execute, batchMax = BATCH_MAX, queueMax = QUEUE_MAX }: LanesOptions<O, R>): Lane<O, R> {
  let queue: Waiting<O, R>[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    while (queue.length > 0) {
      // Whoever arrives in this turn of the event loop still joins the batch.
      await new Promise(setImmediate)
      const batch = take()
      try {
        await settle(batch)
      } catch (error) {
        // One of them may be to blame, or a deadlock that is over: alone, none spoils the others'.
        if (batch.length === 1) batch[0]?.reject(error)
        else await Promise.all(batch.map((waiting) => settle([waiting]).catch(waiting.reject)))
      }
    }
    running = undefined
  }

  async function settle(batch: readonly Waiting<O, R>[]): Promise<void> {
    const results = await execute(batch.map(({ operation }) => operation))
    batch.forEach(({ resolve }, index) => resolve(results[index] as R))
  }

  function take(): Waiting<O, R>[] {
    const owners = new Set<string>()
    const batch: Waiting<O, R>[] = []
    queue = queue.filter((waiting) => {
      const owner = ownerOf(waiting.operation)
      if (batch.length === batchMax || owners.has(owner)) return true
      owners.add(owner)
      batch.push(waiting)
      return false
    })
    return batch
  }

  return {
    submit(operation) {
      if (queue.length >= queueMax) return Promise.reject(new LanesFullError('too many rounds are waiting'))
      return new Promise<R>((resolve, reject) => {
        queue.push({ operation, resolve, reject })
        running ??= run()
      })
    },
    drained: async () => running,
  }
}

/** FNV-1a: spreads owners over the lanes. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}
