import { AsyncLocalStorage } from 'node:async_hooks'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'

/** Timeouts of database use, in milliseconds. */
export interface Patience {
  /** For a free or new connection. */
  readonly connectMs: number
  /** For one statement, canceled by the server; 0 sets no limit. */
  readonly statementMs: number
  /** For an answer, measured by the client: a silent server cancels nothing. */
  readonly answerMs: number
}

/** For calls and pages: a silent server's connections are replaced within `answerMs`. */
export const CALL_PATIENCE: Patience = { connectMs: 5 * SECOND_MS, statementMs: 6 * SECOND_MS, answerMs: 8 * SECOND_MS }

/** For scheduled jobs, some of which read whole tables. */
export const JOB_PATIENCE: Patience = { connectMs: MINUTE_MS, statementMs: 0, answerMs: 15 * MINUTE_MS }

const patient = new AsyncLocalStorage<true>()

/** Runs work whose statements may take minutes, on its own connections. */
export const patiently = <T>(work: () => Promise<T>): Promise<T> => patient.run(true, work)

export const isPatient = (): boolean => patient.getStore() === true
