import { createContext, use } from 'react'
import type { FieldPath } from './put-at.ts'

/** What every field of a form that is drawn from a schema needs. */
export interface SchemaForm {
  /** The games that a field of games offers. */
  readonly games: readonly { readonly slug: string; readonly title: string }[]
  /** Times are typed on its clock. */
  readonly timeZone: string
  /** By path: `config.sectors.2.coins`. */
  readonly problems: ReadonlyMap<string, string>
  /** Stays the same function. */
  readonly put: (path: FieldPath, value: unknown) => void
}

const Form = createContext<SchemaForm | null>(null)
export const SchemaFormProvider = Form

export function useSchemaForm(): SchemaForm {
  const form = use(Form)
  if (!form) throw new Error('a field outside of its form')
  return form
}
