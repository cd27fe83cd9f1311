import type { Logger } from 'pino'
import { createLog } from '../log/log.ts'

/** A log whose lines belong to the running test: the runner shows them if the test fails, and drops them if it passes. */
export const createTestLog = (): Logger =>
  // oxlint-disable-next-line no-console -- the runner captures the console, and not the file descriptor of a log
  createLog({ level: 'error', destination: { write: (line) => console.error(line.trimEnd()) } })
