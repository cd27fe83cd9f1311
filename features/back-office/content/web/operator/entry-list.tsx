import { useState } from 'react'
import type { ReplyOf } from '#kernel/contract.ts'
import { Field } from '#ui/form/field.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import type { EntryKey, listContent } from '../../shared/operator-contract.ts'

type Listed = ReplyOf<typeof listContent>['data']
export type Kind = Listed['kinds'][number]

interface EntryListProps {
  readonly entries: Listed['entries']
  readonly onOpen: (key: EntryKey) => void
}

const LANGUAGES = { en: 'English', es: 'Spanish' } as const
/** Number of entries from which a name filter is shown. */
const MANY = 12

/** Every entry of a kind in its latest version. */
export function EntryList({ entries, onOpen }: EntryListProps) {
  const [wanted, setWanted] = useState('')
  const shown = entries.filter(({ name, brand }) => `${name} ${brand}`.toLowerCase().includes(wanted.trim().toLowerCase()))
  if (entries.length === 0) return <QueueEmpty isList>Nothing here yet.</QueueEmpty>
  return (
    <>
      {entries.length > MANY ? (
        <Field label="Search entries">
          {(ids) => (
            <input {...ids} className="input" type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
          )}
        </Field>
      ) : null}
      <DeskTable label="Entries" heads={['Name', 'Brand', 'Language', 'State', 'Latest version']}>
        {shown.map((entry) => (
          <Row key={`${entry.brand} ${entry.name} ${entry.locale}`} entry={entry} onOpen={onOpen} />
        ))}
      </DeskTable>
    </>
  )
}

function Row({ entry, onOpen }: { readonly entry: Listed['entries'][number] } & Pick<EntryListProps, 'onOpen'>) {
  const { kind, brand, name, locale, version, savedBy, savedAt } = entry
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="min-h-8 text-left font-semibold text-ink underline decoration-muted underline-offset-4"
          onClick={() => onOpen({ kind, brand, name, locale })}
        >
          {name}
        </button>
      </th>
      <td data-label="Brand">{brand === '*' ? 'Every brand' : brand}</td>
      <td data-label="Language">{locale === '*' ? 'Both' : LANGUAGES[locale]}</td>
      <td data-label="State">
        <StateTag entry={entry} />
      </td>
      <td data-label="Latest version" className="text-muted sm:whitespace-nowrap">
        {version}, by {savedBy}, <span className="whitespace-nowrap">{savedAt.slice(0, 10)}</span>
      </td>
    </tr>
  )
}

type Stated = Pick<Listed['entries'][number], 'state' | 'goesLiveAt' | 'isLater'>

function StateTag({ entry }: { readonly entry: Stated }) {
  const { isLater } = entry
  const tone = entry.state === 'draft' || isLater ? 'warm' : 'good'
  return (
    <span className="operator-tag" data-tone={tone}>
      {entry.state === 'draft' ? 'draft' : isLater ? `from ${minuteOf(entry.goesLiveAt)} UTC` : 'live'}
    </span>
  )
}

const minuteOf = (at: string | null): string => (at ?? '').slice(0, 16).replace('T', ' ')

export const stateOf = ({ state, goesLiveAt }: Pick<Stated, 'state' | 'goesLiveAt'>): string =>
  state === 'draft' ? 'draft' : `published for ${minuteOf(goesLiveAt)} UTC`
