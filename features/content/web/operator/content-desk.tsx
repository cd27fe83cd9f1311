import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { type EntryKey, listContent } from '../../shared/operator-contract.ts'
import { EntryEditor } from './entry-editor.tsx'
import { EntryList } from './entry-list.tsx'
import { MessageSearch } from './message-search.tsx'

/** Which kind and entry is open stands in the address, so that the way back works. */
export function ContentDesk({ brand }: { brand: string }) {
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const kind = search.get('kind') ?? 'page'
  const { data } = useQuery({ ...queryOf(api, listContent, { query: { kind } }), staleTime: 0 })
  if (!data) return <p className="text-muted">Loading…</p>
  const { kinds, entries } = data.data
  const chosen = kinds.find((each) => each.kind === kind)
  const name = search.get('name')
  const open = (key: EntryKey) => setSearch({ ...key })
  const entry: EntryKey | null = name
    ? { kind, name, brand: search.get('brand') ?? '*', locale: (search.get('locale') ?? '*') as EntryKey['locale'] }
    : null
  return (
    <>
      <nav aria-label="Kinds of content" className="flex flex-wrap gap-2">
        {kinds.map((each) => (
          <button
            key={each.kind}
            type="button"
            className="button"
            data-kind={each.kind === kind ? undefined : 'quiet'}
            data-size="small"
            aria-current={each.kind === kind}
            onClick={() => setSearch({ kind: each.kind })}
          >
            {each.title}
          </button>
        ))}
      </nav>
      {chosen && entry ? (
        <EntryEditor key={Object.values(entry).join(' ')} kind={chosen} entry={entry} onClose={() => setSearch({ kind })} />
      ) : null}
      {chosen && !entry && kind === 'message' ? <MessageSearch brand={brand} onOpen={open} /> : null}
      {chosen && !entry ? <EntryList kind={chosen} entries={entries} brand={brand} onOpen={open} /> : null}
    </>
  )
}
