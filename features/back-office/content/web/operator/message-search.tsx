import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { Field } from '#ui/form/field.tsx'
import { type EntryKey, searchMessages } from '../../shared/operator-contract.ts'

/** Finds built-in messages by key or text, to replace them. */
export function MessageSearch({ brand, onOpen }: { brand: string; onOpen: (key: EntryKey) => void }) {
  const api = useApi()
  const [search, setSearch] = useState('')
  const [locale, setLocale] = useState<'en' | 'es'>('en')
  const [of, setOf] = useState('*')
  const isAsking = search.trim().length > 1
  const { data } = useQuery({ ...queryOf(api, searchMessages, { query: { locale, search } }), enabled: isAsking, staleTime: 0 })
  return (
    <section className="card grid gap-4 p-4" aria-label="Built words">
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Search words">
          {(ids) => (
            <input {...ids} className="input" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          )}
        </Field>
        <Field label="Text language">
          {(ids) => (
            <select
              {...ids}
              className="input"
              value={locale}
              onChange={(event) => setLocale(event.target.value === 'es' ? 'es' : 'en')}
            >
              <option value="en">English</option>
              <option value="es">Spanish</option>
            </select>
          )}
        </Field>
        <Field label="For">
          {(ids) => (
            <select {...ids} className="input" value={of} onChange={(event) => setOf(event.target.value)}>
              <option value="*">Every brand</option>
              <option value={brand}>Only {brand}</option>
            </select>
          )}
        </Field>
      </div>
      <ul className="grid gap-1" aria-live="polite">
        {(isAsking ? (data?.data.messages ?? []) : []).map(({ key, built, now }) => (
          <li key={key}>
            <button
              type="button"
              className="grid w-full gap-0.5 rounded-lg p-2 text-left hairline"
              onClick={() => onOpen({ kind: 'message', brand: of, name: key, locale })}
            >
              <span className="font-semibold">{key}</span>
              <span className="text-muted">{built}</span>
              {now === built ? null : <span>Now: {now}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
