import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { type EntryKey, listContent, publishContent, readContent, saveContent } from '../../shared/operator-contract.ts'
import { DeskError, DeskSkeleton } from '#ui/page/operator-frame.tsx'
import { BodyFields } from './body-fields.tsx'
import type { Body } from './body-paths.ts'
import { Compare } from './compare.tsx'
import { pathsOf } from './entry-paths.ts'
import { type Kind, stateOf } from './entry-list.tsx'
import { Preview } from './preview.tsx'

interface EntryEditorProps {
  readonly kind: Kind
  readonly entry: EntryKey
  readonly mayWrite: boolean
  readonly onClose: () => void
}

/** One entry: write, look, save, publish now or later, and what its versions were. */
export function EntryEditor({ kind, entry, mayWrite, onClose }: EntryEditorProps) {
  const api = useApi()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Body | null>(null)
  const [said, setSaid] = useState<readonly string[]>([])
  const { data, isError } = useQuery({ ...queryOf(api, readContent, { query: entry }), staleTime: 0 })
  if (isError) return <DeskError />
  if (!data) return <DeskSkeleton />
  const { versions } = data.data
  const latest = versions[0]
  const isFrozen = kind.isFinal && versions.some(({ state }) => state === 'published')
  const body = draft ?? latest?.body ?? kind.blank
  const anew = async () => {
    await queries.invalidateQueries({ queryKey: keyOf(readContent) })
    await queries.invalidateQueries({ queryKey: keyOf(listContent) })
  }
  const tell = async (reply: Reply | null, done: string) => {
    setSaid(reply ? sentencesOf(reply, done) : ['The server did not take it. Nothing was lost: try again.'])
    if (!reply?.success) return
    setDraft(null)
    await anew()
  }
  const save = async (of: Body | null) => {
    const reply = await api.call(saveContent, { body: { ...entry, basedOn: latest?.version ?? 0, body: of } }).catch(() => null)
    await tell(reply, 'Saved as a draft. Nobody sees it until it is published.')
  }
  const publish = async (later: string) => {
    const goesLiveAt = later ? new Date(`${later}:00Z`).toISOString() : null
    const body = { ...entry, version: latest?.version ?? 0, goesLiveAt }
    const reply = await api.call(publishContent, { body }).catch(() => null)
    await tell(reply, 'Published.')
  }
  return (
    <article className="grid min-w-0 gap-4">
      <EntryTitle entry={entry} onClose={onClose} />
      <p className="text-muted">
        {latest ? `Version ${latest.version}, ${stateOf(latest)}, by ${latest.savedBy}.` : 'New: nothing is saved yet.'}
        {latest?.body === null ? ' It removes the entry.' : ''} {isFrozen ? 'Frozen: write a version of another day.' : ''}
      </p>
      <div role="status" className="operator-said grid gap-1 empty:hidden">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-2">
        <fieldset disabled={isFrozen || !mayWrite} className="card grid min-w-0 gap-6 p-4">
          <BodyFields body={body} choices={kind.choices} onChange={setDraft} />
          {mayWrite ? (
            <div className="flex flex-wrap gap-3">
              <button
                type="button"
                className="button"
                onClick={() => void save(body)}
                disabled={draft === null && latest !== undefined}
              >
                Save draft
              </button>
              {latest?.body && !kind.isFinal ? (
                <button type="button" className="button" data-kind="quiet" onClick={() => void save(null)}>
                  Draft its removal
                </button>
              ) : null}
            </div>
          ) : null}
        </fieldset>
        <div className="grid min-w-0 gap-4">
          {mayWrite && latest?.state === 'draft' && draft === null ? (
            <PublishForm version={latest.version} onPublish={publish} />
          ) : null}
          <Preview entry={entry} body={body} />
        </div>
      </div>
      <Compare versions={versions} onTakeOver={isFrozen || !mayWrite ? undefined : setDraft} />
    </article>
  )
}

function EntryTitle({ entry, onClose }: Pick<EntryEditorProps, 'entry' | 'onClose'>) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <h2 className="min-w-0 text-[20px]/7 font-bold break-words">
        {entry.name} ({entry.brand === '*' ? 'every brand' : entry.brand}
        {entry.locale === '*' ? '' : `, ${entry.locale}`})
      </h2>
      <span className="ml-auto flex flex-wrap gap-x-4">
        {pathsOf(entry).map(({ path, label }) => (
          <a key={path} className="text-link py-2" href={path} target="_blank" rel="noopener">
            {label}
          </a>
        ))}
      </span>
      <button type="button" className="button" data-kind="quiet" data-size="small" onClick={onClose}>
        Back to the list
      </button>
    </header>
  )
}

function PublishForm({ version, onPublish }: { version: number; onPublish: (later: string) => Promise<void> }) {
  const [later, setLater] = useState('')
  return (
    <div className="card flex flex-wrap items-end gap-4 p-4">
      <label className="field">
        <span>From (UTC; now where empty)</span>
        <input className="input" type="datetime-local" value={later} onChange={(event) => setLater(event.target.value)} />
      </label>
      <button type="button" className="button" onClick={() => void onPublish(later)}>
        Publish version {version}
      </button>
    </div>
  )
}

type Reply =
  | { readonly success: true }
  | { readonly success: false; readonly reasonType: 'not-valid'; readonly problems: readonly string[] }
  | { readonly success: false; readonly reasonType: 'changed-meanwhile'; readonly by: string; readonly version: number }
  | { readonly success: false; readonly reasonType: 'final' }

function sentencesOf(reply: Reply, done: string): readonly string[] {
  if (reply.success) return [done]
  if (reply.reasonType === 'not-valid') return reply.problems
  if (reply.reasonType === 'final') return ['This version is published and frozen. Write one of another day.']
  return [`${reply.by} saved version ${reply.version} meanwhile. Copy your text, go back to the list and open it again.`]
}
