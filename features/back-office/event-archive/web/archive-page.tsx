import { useQuery } from '@tanstack/react-query'
import { getOperator, OPERATOR_QUEUES } from '#features/back-office/operators/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { OperatorFrame, QueueEmpty, QueueError, QueueSkeleton } from '#ui/parts/operator-frame.tsx'
import { ScrollRegion } from '#ui/parts/scroll-region.tsx'
import { type ArchivedFile, listArchived } from '../contract.ts'
import { dayOf, periodOf, sizeOf } from './texts.ts'

type Archive = ReplyOf<typeof listArchived>['data']

const STATES = {
  whole: { says: 'Whole', tone: 'good' },
  missing: { says: 'Missing', tone: 'bad' },
  altered: { says: 'Altered', tone: 'bad' },
  unread: { says: 'Checking…', tone: undefined },
} as const
const READ_ON_MS = 2_000

/** The files of past events, and whether they are all there. English only. */
export default function ArchivePage() {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  const operator = data?.data
  return (
    <OperatorFrame queues={OPERATOR_QUEUES} title="Event archive" operator={operator}>
      {operator ? <Loaded /> : null}
    </OperatorFrame>
  )
}

function Loaded() {
  const { data, isError } = useQuery({
    ...queryOf(useApi(), listArchived),
    staleTime: 0,
    // Each call reads some more of the files.
    refetchInterval: ({ state }) => (state.data?.data.files.some((file) => file.state === 'unread') ? READ_ON_MS : false),
  })
  if (isError && !data) return <QueueError />
  if (!data) return <QueueSkeleton />
  const { files, months } = data.data
  return (
    <>
      <Faults files={files} />
      <Summary {...data.data} />
      {files.length > 0 ? <Files files={files} /> : null}
      {files.length === 0 && months > 0 ? (
        <QueueEmpty>No files yet. A week becomes a file seven days after it ends.</QueueEmpty>
      ) : null}
    </>
  )
}

const isFaulty = ({ state }: ArchivedFile): boolean => state === 'missing' || state === 'altered'

/** What an operator has to do first. */
function Faults({ files }: Pick<Archive, 'files'>) {
  const faults = files.filter(isFaulty)
  if (faults.length === 0) return null
  const isMissing = faults.some(({ state }) => state === 'missing')
  return (
    <section className="operator-alert grid gap-2" role="alert" aria-label="Files to restore">
      <p>
        <b>{faults.length === 1 ? 'Restore a file from a backup.' : `Restore ${faults.length} files from a backup.`}</b> Rebuilds,
        explanations and recomputed boards that need these weeks fail until then.
        {isMissing ? ' While a file is missing, no further week is archived.' : ''}
      </p>
      <ul className="grid gap-1 text-[14px]/5">
        {faults.map(({ file, state }) => (
          <li key={file}>
            <code className="break-all">{file}</code> {state === 'missing' ? 'is missing' : 'is not the file that was archived'}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Summary({ files, wholeSince, months }: Archive) {
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const facts = [
    { name: 'Events complete since', value: wholeSince > 0 ? dayOf(wholeSince) : 'The beginning' },
    { name: 'Files', value: files.length.toLocaleString('en-US') },
    { name: 'Archived events', value: rows.toLocaleString('en-US') },
    { name: 'Size', value: sizeOf(bytes) },
  ]
  return (
    <section className="grid gap-3" aria-label="Archive">
      {files.length > 0 ? (
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {facts.map(({ name, value }) => (
            <div key={name} className="card min-w-0 p-4">
              <dt className="text-[13px]/5 text-muted">{name}</dt>
              <dd className="text-[20px]/7 font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="text-[14px]/5 text-muted">
        {files.some(isFaulty)
          ? ''
          : `Every event${wholeSince > 0 ? ` since ${dayOf(wholeSince)}` : ''} is in the database${files.length > 0 ? ' or in a file' : ''}. `}
        {months > 0 ? `Files are kept for ${months} months.` : 'The archive is off: past weeks are deleted.'} All days are in UTC.
      </p>
    </section>
  )
}

const Files = ({ files }: Pick<Archive, 'files'>) => (
  <ScrollRegion label="Files, table">
    <table className="operator-table" data-stacked>
      <thead>
        <tr>
          {['Period', 'State', 'Archived', 'File and SHA-256', 'Events', 'Size'].map((head) => (
            <th key={head} scope="col" className={head === 'Events' || head === 'Size' ? 'sm:text-right' : ''}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <FileRow key={file.file} file={file} />
        ))}
      </tbody>
    </table>
  </ScrollRegion>
)

function FileRow({ file: { file, since, until, rows, bytes, sha256, archivedAt, state } }: { readonly file: ArchivedFile }) {
  const { says, tone } = STATES[state]
  return (
    <tr>
      <th scope="row" className="tabular-nums">
        {periodOf(since, until)}
      </th>
      <td data-label="State" className="self-start">
        <span className="operator-tag" data-tone={tone}>
          {says}
        </span>
      </td>
      <td data-label="Archived" className="self-start whitespace-nowrap tabular-nums">
        {dayOf(archivedAt)}
      </td>
      <td data-label="File and SHA-256" data-wide>
        <span className="block break-all">{file}</span>
        <code className="block text-[12.5px]/5 break-all text-muted sm:w-[33ch]">{sha256}</code>
      </td>
      <td data-label="Events" className="tabular-nums sm:text-right">
        {rows.toLocaleString('en-US')}
      </td>
      <td data-label="Size" className="whitespace-nowrap tabular-nums sm:text-right">
        {sizeOf(bytes)}
      </td>
    </tr>
  )
}
