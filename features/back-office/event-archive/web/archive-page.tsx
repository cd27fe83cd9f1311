import type { ReactNode } from 'react'
import type { DataOf } from '#kernel/contract.ts'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { dayText, periodText } from '#ui/parts/operator-text.ts'
import { type ArchivedFile, listArchived } from '../contract.ts'
import { Faults, isFaulty } from './faults.tsx'
import { sizeOf } from './texts.ts'

const STATES = {
  whole: { says: 'Whole', tone: 'good' },
  missing: { says: 'Missing', tone: 'bad' },
  altered: { says: 'Altered', tone: 'bad' },
  unread: { says: 'Checking…', tone: undefined },
  unreadable: { says: 'Unreadable', tone: 'bad' },
} as const
/** Not missing: nobody knows before its folder is there. */
const OUT_OF_REACH = { says: 'Out of reach', tone: 'bad' } as const
/** Each call reads some more of the files. */
const READ_ON_MS = 2_000

/** The files of past events, rounds and audit entries, and whether they are all there. English only. */
export default function ArchivePage() {
  return (
    <DeskPage title="Archives">
      <DeskData of={listArchived} everyMs={({ files }) => (files.some(({ state }) => state === 'unread') ? READ_ON_MS : false)}>
        {(archived) => <Archives {...archived} />}
      </DeskData>
    </DeskPage>
  )
}

function Archives({ folders, files, months, roundMonths, auditMonths, wholeSince }: DataOf<typeof listArchived>) {
  const of = (kind: ArchivedFile['kind']) => files.filter((file) => file.kind === kind)
  const isReached = (kind: ArchivedFile['kind']) => folders.every((folder) => folder.kind !== kind || !folder.fault)
  const [events, rounds, audit] = [of('events'), of('rounds'), of('audit')]
  return (
    <>
      <Faults folders={folders} files={files} />
      <ArchiveSection
        title="Events"
        files={events}
        isReached={isReached('events')}
        since={wholeSince > 0 ? dayText(wholeSince) : 'The beginning'}
      >
        {events.some(isFaulty) || !isReached('events')
          ? ''
          : `Every event${wholeSince > 0 ? ` since ${dayText(wholeSince)}` : ''} is in the database${events.length > 0 ? ' or in a file' : ''}. `}
        {months > 0 ? `Files are kept for ${months} months.` : 'The archive is off: past weeks are deleted.'} All days are in UTC.
      </ArchiveSection>
      {events.length === 0 && months > 0 ? (
        <QueueEmpty isList>No files yet. A week becomes a file seven days after it ends.</QueueEmpty>
      ) : null}
      <ArchiveSection title="Rounds" files={rounds} isReached={isReached('rounds')}>
        {leavingOf(roundMonths, { all: 'rounds', leaving: 'Settled rounds', hasFiles: rounds.length > 0 })}
      </ArchiveSection>
      <ArchiveSection title="Audit entries" files={audit} isReached={isReached('audit')}>
        {leavingOf(auditMonths, { all: 'audit entries', leaving: 'Audit entries', hasFiles: audit.length > 0 })}
      </ArchiveSection>
    </>
  )
}

interface Leaving {
  readonly all: string
  readonly leaving: string
  readonly hasFiles: boolean
}

const leavingOf = (months: number | null, { all, leaving, hasFiles }: Leaving): string =>
  months === null
    ? `The archive is off: ${hasFiles ? `no further ${all} leave` : `all ${all} stay in`} the database.`
    : `${leaving} leave the database after ${months === 1 ? 'one whole month' : `${months} whole months`}. Files are kept for good.`

interface SectionProps {
  readonly title: 'Events' | 'Rounds' | 'Audit entries'
  readonly files: readonly ArchivedFile[]
  /** Whether the folder is the archive's own. */
  readonly isReached: boolean
  /** Since when nothing is lost. */
  readonly since?: string
  readonly children: ReactNode
}

function ArchiveSection({ title, files, isReached, since, children }: SectionProps) {
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const facts = [
    ...(since ? [{ name: `${title} complete since`, value: since }] : []),
    { name: 'Files', value: files.length.toLocaleString('en-US') },
    { name: `Archived ${title.toLowerCase()}`, value: rows.toLocaleString('en-US') },
    { name: 'Size', value: sizeOf(bytes) },
  ]
  return (
    <section className="grid gap-3" aria-label={title}>
      <h2 className="text-[18px]/6 font-bold">{title}</h2>
      {files.length > 0 ? (
        <dl className={`grid grid-cols-2 gap-3 ${facts.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}>
          {facts.map(({ name, value }) => (
            <div key={name} className="card min-w-0 p-4 max-lg:last:odd:col-span-2">
              <dt className="text-[13px]/5 text-muted">{name}</dt>
              <dd className="text-[20px]/7 font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="text-[14px]/5 text-muted">{children}</p>
      {files.length > 0 ? <Files title={title} files={files} isReached={isReached} /> : null}
    </section>
  )
}

const Files = ({ title, files, isReached }: Pick<SectionProps, 'title' | 'files' | 'isReached'>) => (
  <DeskTable
    label={title}
    heads={['Period', 'State', 'Archived', 'File and SHA-256', { text: title, of: 'numbers' }, { text: 'Size', of: 'numbers' }]}
  >
    {files.map((file) => (
      <FileRow key={file.file} title={title} file={file} isReached={isReached} />
    ))}
  </DeskTable>
)

interface FileRowProps extends Pick<SectionProps, 'title' | 'isReached'> {
  readonly file: ArchivedFile
}

function FileRow({ title, file: listed, isReached }: FileRowProps) {
  const { file, since, until, rows, bytes, sha256, archivedAt, state, code } = listed
  const { says, tone } = isReached || state !== 'missing' ? STATES[state] : OUT_OF_REACH
  return (
    <tr>
      <th scope="row">{periodText(since, until)}</th>
      <td data-label="State" className="self-start">
        <span className="operator-tag" data-tone={tone}>
          {says}
        </span>
        {code ? <span className="mt-1 block text-[12.5px]/5 text-muted">{code}</span> : null}
      </td>
      <td data-label="Archived" className="self-start whitespace-nowrap">
        {dayText(archivedAt)}
      </td>
      <td data-label="File and SHA-256" data-wide>
        <span className="block break-all">{file}</span>
        <code className="block text-[12.5px]/5 break-all text-muted sm:w-[33ch]">{sha256}</code>
      </td>
      <td data-label={title} className="sm:text-right">
        {rows.toLocaleString('en-US')}
      </td>
      <td data-label="Size" className="whitespace-nowrap sm:text-right">
        {sizeOf(bytes)}
      </td>
    </tr>
  )
}
