import type pg from 'pg'
import { traced } from './spans.ts'

const NAME_MAX = 80
const NOT_NAMES = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|"/g
const VERB = /[a-z]+/i
const TABLE = /\b(?:from|into|update|with|call|notify|listen)\s+(?:only\s+)?([a-z_][\w.]*)/i
const FUNCTION = /\bselect\s+([a-z_][\w.]*)\s*\(/i

/** The name of a prepared statement; of another its verb and its first table or function. Never a value. */
export function statementName(query: string | { readonly name?: string | undefined; readonly text: string }): string {
  if (typeof query !== 'string' && query.name) return query.name
  const text = (typeof query === 'string' ? query : query.text).replaceAll(NOT_NAMES, '')
  const verb = VERB.exec(text)?.[0].toLowerCase() ?? 'statement'
  const object = (TABLE.exec(text) ?? FUNCTION.exec(text))?.[1]
  return (object ? `${verb} ${object}` : verb).slice(0, NAME_MAX)
}

/** A statement as a step of the trace under way. */
export const tracedStatement = <T>(query: string | pg.QueryConfig, work: () => Promise<T>): Promise<T> => {
  const name = statementName(query)
  return traced({ name, kind: 'client', fields: { 'db.system.name': 'postgresql', 'db.query.summary': name } }, work)
}
