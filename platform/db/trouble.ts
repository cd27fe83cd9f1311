/**
 * SQLSTATE classes of a server that cannot work now: connection failures, lack of resources, shutdown and startup;
 * then read-only, canceled by timeout, lock not available, I/O error, and conflicts after retries.
 */
const SQL_STATES = /^(08...|53...|57P0.|25006|57014|55P03|58030|40001|40P01)$/
const SYSTEM_CODES = /^(ECONN.*|EPIPE|ETIMEDOUT|EHOST.*|ENET.*|EAI_AGAIN)$/
/** The driver gives these no code. */
const MESSAGES = new Set([
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])

/** The server did not answer in time. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/** Whether the database was temporarily unable to work: the same call may succeed later. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string') {
    // A socket file is absent while its server is down.
    return SQL_STATES.test(code) || SYSTEM_CODES.test(code) || (code === 'ENOENT' && syscall === 'connect')
  }
  return MESSAGES.has(error.message)
}
