import { setTimeout as sleep } from 'node:timers/promises'

/** A lane's queue is full: the caller sheds load rather than waiting longer. */
export class BackpressureError extends Error {
  override readonly name = 'BackpressureError'
}

export interface Lanes<O, R> {
  /** Resolves with the operation's own result once its batch has committed. */
  submit(operation: O): Promise<R>
  /** Stops accepting operations and finishes the queue. */
  close(): Promise<void>
}

export interface LanesOptions<O, R> {
  /** The maximum number of concurrent batches. */
  readonly lanes: number
  /** Operations of one owner keep their order: they never share a batch and never run concurrently. */
  readonly ownerOf: (operation: O) => string
  /**
   * Runs a batch as one transaction; results are in the order of the operations. If it fails, each operation is
   * retried alone, so one that did commit must answer as a repeat.
   */
  readonly execute: (operations: readonly O[]) => Promise<readonly R[]>
  readonly batchMax?: number
  readonly queueMax?: number
}

interface Waiting<O, R> {
  readonly operation: O
  readonly owner: string
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

const BATCH_MAX = 64
const QUEUE_MAX = 4_096
/** Fewer than this wait for the batch in flight: two small batches cost more than one. */
const SECOND_BATCH_MIN = 16
const LOCKS_GONE_MS = 20

/**
 * Group commit: sends immediately when idle and queues while a batch is in flight, so one disk write serves many
 * rounds. Correctness never depends on it; keys and row locks in the database decide.
 */
export function createLanes<O, R>(options: LanesOptions<O, R>): Lanes<O, R> {
  const { lanes, ownerOf, execute, batchMax = BATCH_MAX, queueMax = QUEUE_MAX } = options
  let queue: Waiting<O, R>[] = []
  const running = new Set<Promise<void>>()
  const owners = new Set<string>()
  let isClosed = false
  let isPlanned = false

  /** Operations from this turn of the event loop still join the batch. */
  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      while (running.size < lanes && start());
    })
  }

  function start(): boolean {
    const ready = takeable()
    if (ready.length === 0 || (running.size > 0 && ready.length < SECOND_BATCH_MIN)) return false
    const share = Math.ceil(ready.length / (lanes - running.size))
    const batch = ready.slice(0, Math.min(Math.max(share, SECOND_BATCH_MIN), batchMax))
    const taken = new Set(batch)
    queue = queue.filter((waiting) => !taken.has(waiting))
    for (const { owner } of batch) owners.add(owner)
    const run = settle(execute, batch).finally(() => {
      for (const { owner } of batch) owners.delete(owner)
      running.delete(run)
      plan()
    })
    running.add(run)
    return true
  }

  /** The first operation of each owner without one in flight. */
  function takeable(): Waiting<O, R>[] {
    const seen = new Set(owners)
    return queue.filter(({ owner }) => !seen.has(owner) && seen.add(owner))
  }

  return {
    submit(operation) {
      if (isClosed) return Promise.reject(new BackpressureError('the lanes are closed'))
      if (queue.length >= queueMax) return Promise.reject(new BackpressureError('too many rounds are waiting'))
      return new Promise<R>((resolve, reject) => {
        queue.push({ operation, owner: ownerOf(operation), resolve, reject })
        plan()
      })
    },
    async close() {
      isClosed = true
      while (running.size > 0 || queue.length > 0) {
        await Promise.all(running)
        await new Promise(setImmediate)
      }
    },
  }
}

async function settle<O, R>(execute: LanesOptions<O, R>['execute'], batch: readonly Waiting<O, R>[]): Promise<void> {
  try {
    const results = await execute(batch.map(({ operation }) => operation))
    batch.forEach(({ resolve }, index) => resolve(results[index] as R))
  } catch (error) {
    if (batch.length === 1) return batch[0]?.reject(error)
    // One operation may be at fault, or a deadlock that is over: retried alone, none affects the others. The database
    // reports an error before it releases its locks.
    await sleep(LOCKS_GONE_MS)
    await Promise.all(batch.map((waiting) => settle(execute, [waiting])))
  }
}
