import type { FormEvent } from 'react'
import type { ReplyOf } from '#kernel/contract.ts'
import { Field } from '#ui/form/field.tsx'
import type { EntryKey, listContent } from '../../shared/operator-contract.ts'

type Listed = ReplyOf<typeof listContent>['data']
export type Kind = Listed['kinds'][number]

interface EntryListProps {
  readonly kind: Kind
  readonly entries: Listed['entries']
  /** Of the site that the operator is at. */
  readonly brand: string
  readonly onOpen: (key: EntryKey) => void
}

/** Every entry of a kind in its latest version, and the form for a new one. */
export function EntryList({ kind, entries, brand, onOpen }: EntryListProps) {
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const locale = (form.get('locale') ?? '*') as EntryKey['locale']
    onOpen({ kind: kind.kind, brand: form.get('brand') as string, name: (form.get('name') as string).trim(), locale })
  }
  return (
    <>
      <form className="card flex flex-wrap items-end gap-4 p-4" onSubmit={begin}>
        <Field label="Name of a new entry">{(ids) => <input {...ids} className="input" name="name" required />}</Field>
        <Field label="Brand">
          {(ids) => (
            <select {...ids} className="input" name="brand">
              <option value="*">Every brand</option>
              <option value={brand}>Only {brand}</option>
            </select>
          )}
        </Field>
        {kind.isByLocale ? (
          <Field label="Language">
            {(ids) => (
              <select {...ids} className="input" name="locale">
                <option value="en">English</option>
                <option value="es">Spanish</option>
              </select>
            )}
          </Field>
        ) : null}
        <button type="submit" className="button">
          Write
        </button>
      </form>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={`${entry.brand} ${entry.name} ${entry.locale}`}>
            <button
              type="button"
              className="card flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-1 p-4 text-left hover:text-ink"
              onClick={() => onOpen({ kind: entry.kind, brand: entry.brand, name: entry.name, locale: entry.locale })}
            >
              <span className="font-semibold">{entry.name}</span>
              <span className="text-muted">
                {[
                  entry.brand === '*' ? 'every brand' : entry.brand,
                  entry.locale === '*' ? 'both languages' : entry.locale,
                  `version ${entry.version}`,
                  stateOf(entry),
                  `by ${entry.savedBy}`,
                ].join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export const stateOf = ({ state, goesLiveAt }: { state: 'draft' | 'published'; goesLiveAt: string | null }): string =>
  state === 'draft' ? 'draft' : `published for ${(goesLiveAt ?? '').slice(0, 16).replace('T', ' ')} UTC`
