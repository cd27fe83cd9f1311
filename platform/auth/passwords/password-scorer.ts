import { Tinypool } from 'tinypool'
import { MINUTE_MS } from '#kernel/time.ts'
import { AppError } from '../../problem.ts'
import type { ScoredPassword } from './score-password.ts'

const WORKER = new URL('./score-password.ts', import.meta.url)
const DEADLINE_MS = 5_000
/** About two seconds of work for one thread. */
const QUEUE_MAX = 40

/** Its dictionaries take 60 MB: without sign-ups, the thread ends. */
const IDLE_MS = 10 * MINUTE_MS
const NOTHING: ScoredPassword = { password: '', names: [] }

export interface PasswordScorer {
  /** Throws `unavailable` if the queue is full or the deadline has passed. */
  score(asked: ScoredPassword, deadlineMs?: number): Promise<number>
  /** Resolves once the thread has loaded its dictionaries. */
  load(): Promise<void>
  isLoaded(): boolean
  close(): Promise<void>
}

/** One worker thread while it is used: scoring takes more CPU time than the event loop can spare. */
export function createPasswordScorer({ queueMax = QUEUE_MAX, idleMs = IDLE_MS } = {}): PasswordScorer {
  const busy = () => new AppError('unavailable', 'Too many password checks are running. Try again.', { retryAfterSeconds: 1 })
  let opened: ReturnType<typeof openPool> | undefined
  let asking = 0
  let idle: NodeJS.Timeout | undefined
  const close = async (): Promise<void> => {
    clearTimeout(idle)
    const { pool } = opened ?? {}
    opened = undefined
    await pool?.destroy()
  }
  const use = async <T>(work: (pool: Tinypool) => Promise<T>): Promise<T> => {
    clearTimeout(idle)
    asking++
    try {
      const { pool, ready } = (opened ??= openPool())
      // The deadline applies to estimates only, not to loading. After a failure, the next one tries again.
      await ready.catch(async (error: unknown) => {
        await close()
        throw error
      })
      return await work(pool)
    } finally {
      if (--asking === 0) idle = setTimeout(() => void close(), idleMs).unref()
    }
  }
  return {
    load: () => use(() => Promise.resolve()),
    score: (asked, deadlineMs = DEADLINE_MS) =>
      use(async (pool) => {
        if (pool.queueSize >= queueMax) throw busy()
        const signal = AbortSignal.timeout(deadlineMs)
        try {
          return (await pool.run(asked, { signal })) as number
        } catch (error) {
          // A late estimate terminates its thread, and the pool starts another one.
          throw signal.aborted ? busy() : error
        }
      }),
    isLoaded: () => opened !== undefined,
    close,
  }
}

function openPool() {
  const pool = new Tinypool({ filename: WORKER.href, name: 'scorePassword', minThreads: 1, maxThreads: 1 })
  return { pool, ready: pool.run(NOTHING) }
}
