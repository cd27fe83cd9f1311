import { Tinypool } from 'tinypool'
import { AppError } from '../../problem.ts'
import type { ScoredPassword } from './score-password.ts'

const WORKER = new URL('./score-password.ts', import.meta.url)
const DEADLINE_MS = 5_000
/** About two seconds of work for one thread. */
const QUEUE_MAX = 40

export interface PasswordScorer {
  /** Throws `unavailable` if the queue is full or the deadline has passed. */
  score(asked: ScoredPassword, deadlineMs?: number): Promise<number>
  /** Resolves once the thread has loaded its dictionaries. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/** One worker thread: scoring takes more CPU time than the event loop can spare. */
export function createPasswordScorer({ queueMax = QUEUE_MAX } = {}): PasswordScorer {
  const pool = new Tinypool({ filename: WORKER.href, name: 'scorePassword', minThreads: 1, maxThreads: 1 })
  const busy = () => new AppError('unavailable', 'Too many password checks are running. Try again.', { retryAfterSeconds: 1 })
  // The deadline applies to estimates only, not to loading.
  const ready: Promise<void> = pool.run({ password: '', names: [] } satisfies ScoredPassword).then(() => undefined)
  return {
    ready,
    async score(asked, deadlineMs = DEADLINE_MS) {
      await ready
      if (pool.queueSize >= queueMax) throw busy()
      const signal = AbortSignal.timeout(deadlineMs)
      try {
        return (await pool.run(asked, { signal })) as number
      } catch (error) {
        // A late estimate terminates its thread, and the next estimate starts a new one.
        throw signal.aborted ? busy() : error
      }
    },
    close: () => pool.destroy(),
  }
}
