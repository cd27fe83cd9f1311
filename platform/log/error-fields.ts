import pg from 'pg'
import { pino } from 'pino'

type Logged = ReturnType<typeof pino.stdSerializers.err>

/**
 * Safe fields of a PostgreSQL error: the constraint, and the position in our SQL. All others quote rows and
 * parameters.
 */
const OF_DATABASE = ['type', 'severity', 'code', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const

/** The logged form of an error. */
export function errorFields(error: unknown): Logged | Record<string, unknown> {
  if (!(error instanceof pg.DatabaseError)) return pino.stdSerializers.err(error as Error)
  const shown = pino.stdSerializers.err(error) as Record<string, unknown>
  const fields = Object.fromEntries(OF_DATABASE.flatMap((name) => (shown[name] === undefined ? [] : [[name, shown[name]]])))
  const message = withoutValues(error)
  return { ...fields, message, stack: error.stack?.replace(error.message, message) }
}

/** Errors of class 22, data exceptions, quote the offending value. */
const withoutValues = ({ message, code = '' }: pg.DatabaseError): string =>
  code.startsWith('22') ? message.replace(/".*"/s, '"…"') : message
