import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { type EntryKey, listContent } from '../../shared/operator-contract.ts'
import { EntryEditor } from './entry-editor.tsx'
import { EntryList } from './entry-list.tsx'
import { MessageSearch } from './message-search.tsx'
import { NewEntry } from './new-entry.tsx'

/** The open kind and entry are part of the URL, so that browser history works. */
export function ContentEditor({ brand, mayWrite }: { readonly brand: string; readonly mayWrite: boolean }) {
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const kind = search.get('kind') ?? 'page'
  const { data, error } = useQuery({ ...queryOf(api, listContent, { query: { kind } }), staleTime: 0 })
  if (!data) return <QueueWait error={error} />
  const { kinds, entries } = data.data
  const chosen = kinds.find((each) => each.kind === kind)
  const name = search.get('name')
  const open = (key: EntryKey) => {
    setSearch({ ...key })
    scrollTo(0, 0)
  }
  const entry: EntryKey | null = name
    ? { kind, name, brand: search.get('brand') ?? '*', locale: (search.get('locale') ?? '*') as EntryKey['locale'] }
    : null
  if (chosen && entry) {
    return (
      <EntryEditor
        key={Object.values(entry).join(' ')}
        kind={chosen}
        entry={entry}
        mayWrite={mayWrite}
        onClose={() => setSearch({ kind })}
      />
    )
  }
  return (
    <>
      <nav aria-label="Kinds of content" className="chips mt-0! lg:flex-wrap">
        {kinds.map((each) => (
          <button
            key={each.kind}
            type="button"
            className="chip"
            aria-current={each.kind === kind ? 'true' : undefined}
            onClick={() => setSearch({ kind: each.kind })}
          >
            {each.title}
          </button>
        ))}
      </nav>
      {chosen && kind === 'message' ? <MessageSearch brand={brand} onOpen={open} /> : null}
      {chosen && kind !== 'message' && mayWrite ? <NewEntry kind={chosen} brand={brand} onOpen={open} /> : null}
      {chosen ? <EntryList key={kind} entries={entries} onOpen={open} /> : null}
    </>
  )
}
