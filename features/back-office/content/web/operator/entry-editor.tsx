import { useState } from 'react'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import type { EntryKey } from '../../shared/operator-contract.ts'
import { BodyFields } from './body-fields.tsx'
import { inOrderOf } from './body-paths.ts'
import { Compare } from './compare.tsx'
import { type Kind, stateOf } from './entry-list.tsx'
import { pathsOf } from './entry-paths.ts'
import { Preview } from './preview.tsx'
import { useEntry } from './use-entry.ts'

interface EntryEditorProps {
  readonly kind: Kind
  readonly entry: EntryKey
  readonly mayWrite: boolean
  readonly onClose: () => void
}

/** One entry: edit, preview, save, publish now or later, and the version history. */
export function EntryEditor({ kind, entry, mayWrite, onClose }: EntryEditorProps) {
  const { versions, error, draft, setDraft, said, save, publish } = useEntry(entry)
  if (!versions) return <QueueWait error={error} />
  const latest = versions[0]
  const isFrozen = kind.isFinal && versions.some(({ state }) => state === 'published')
  // A version may be older than a field of its kind.
  const body = inOrderOf(kind.blank, { ...kind.blank, ...(draft ?? latest?.body) })
  return (
    <article className="grid min-w-0 gap-4">
      <EntryTitle entry={entry} onClose={onClose} />
      <p className="text-muted">
        {latest ? `Version ${latest.version}, ${stateOf(latest)}, by ${latest.savedBy}.` : 'New. Nothing is saved yet.'}
        {latest?.body === null ? ' This version removes the entry.' : ''}{' '}
        {isFrozen ? 'Published and frozen. Write a new version with another date.' : ''}
      </p>
      <div role="status" className="operator-said grid gap-1 empty:hidden">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-2">
        <fieldset disabled={isFrozen || !mayWrite} className="card grid min-w-0 gap-6 p-4">
          <BodyFields body={body} choices={kind.choices} hints={kind.hints} onChange={setDraft} />
          {mayWrite ? (
            <SaveButtons
              isIdle={draft === null && latest !== undefined}
              mayRemove={Boolean(latest?.body) && !kind.isFinal}
              onSave={() => void save(body)}
              onRemove={() => void save(null)}
            />
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

interface SaveButtonsProps {
  /** There is nothing to save. */
  readonly isIdle: boolean
  readonly mayRemove: boolean
  readonly onSave: () => void
  readonly onRemove: () => void
}

const SaveButtons = ({ isIdle, mayRemove, onSave, onRemove }: SaveButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    <button type="button" className="button" onClick={onSave} disabled={isIdle}>
      Save draft
    </button>
    {mayRemove ? (
      <button type="button" className="button" data-kind="quiet" onClick={onRemove}>
        Draft its removal
      </button>
    ) : null}
  </div>
)

function PublishForm({ version, onPublish }: { version: number; onPublish: (later: string) => Promise<void> }) {
  const [later, setLater] = useState('')
  return (
    <div className="card flex flex-wrap items-end gap-4 p-4">
      <label className="field">
        <span>From (UTC; now if empty)</span>
        <input className="input" type="datetime-local" value={later} onChange={(event) => setLater(event.target.value)} />
      </label>
      <button type="button" className="button" onClick={() => void onPublish(later)}>
        Publish version {version}
      </button>
    </div>
  )
}
