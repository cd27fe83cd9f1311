import type { ReactNode } from 'react'
import type { ArchivedFile, ArchiveFolder } from '../contract.ts'

/** The rest are in the lists below. */
const NAMED_MAX = 5

interface FaultsProps {
  readonly folders: readonly ArchiveFolder[]
  readonly files: readonly ArchivedFile[]
}

type Kind = ArchivedFile['kind']

const ARCHIVES = {
  events: { title: 'events', setting: 'EVENT_ARCHIVE', mark: 'event_folder.txt', help: 'docs/operate/event-archive.md' },
  rounds: { title: 'rounds', setting: 'ROUND_ARCHIVE', mark: 'round_folder.txt', help: 'docs/operate/round-archive.md' },
  audit: { title: 'audit entries', setting: 'AUDIT_ARCHIVE', mark: 'audit_folder.txt', help: 'docs/operate/audit-archive.md' },
} as const satisfies Record<Kind, unknown>

/** What waits or fails without a folder, or a file in it. */
const HELD_UP: Readonly<Record<Kind, string>> = {
  events:
    'rebuilds, explanations and recomputed boards that need these weeks fail, erasures wait, and no further week is archived.',
  rounds: 'histories, replays and proofs that need these rounds fail, and no further month is archived.',
  audit:
    'histories of players, documents and campaigns lack these entries, copies of personal data and erasures that need them wait, and no further month is archived.',
}

export const isFaulty = ({ state }: ArchivedFile): boolean => state !== 'whole' && state !== 'unread'

/** What an operator has to do first: folders that are not the archive's, then files in those that are. */
export function Faults({ folders, files }: FaultsProps) {
  const wrong = folders.filter(({ fault }) => fault)
  const isReached = ({ kind }: ArchivedFile): boolean => wrong.every((folder) => folder.kind !== kind)
  const faults = files.filter((file) => isFaulty(file) && isReached(file))
  return (
    <>
      {wrong.map((folder) => (
        <WrongFolder key={folder.kind} folder={folder} />
      ))}
      <FaultyFiles
        files={faults.filter(({ state }) => state !== 'unreadable')}
        label="Files to restore"
        todo={({ some }) => `Restore ${some} from a backup.`}
      />
      <FaultyFiles
        files={faults.filter(({ state }) => state === 'unreadable')}
        label="Files that cannot be read"
        todo={({ some, them }) => `The site can’t read ${some}. Let its user read ${them}, or mend the disk.`}
      />
    </>
  )
}

function WrongFolder({ folder: { kind, path, fault } }: { readonly folder: ArchiveFolder }) {
  const { title, setting, mark, help } = ARCHIVES[kind]
  const at = <code className="wrap-anywhere">{path}</code>
  const named = <code className="wrap-anywhere">{mark}</code>
  const set = <code className="wrap-anywhere">{setting}</code>
  const says: Readonly<Record<NonNullable<ArchiveFolder['fault']>['why'], ReactNode>> = {
    unset: <>No folder is set, as there was once. Set {set} again and restart the site.</>,
    absent: (
      <>
        {at} isn’t there. Mount its volume, or set {set} to the right folder and restart the site.
      </>
    ),
    markless: (
      <>
        {at} has no {named}, as when its volume isn’t mounted. Mount the volume, or set {set} to the right folder and restart the
        site. If only {named} was lost, restore it from a backup.
      </>
    ),
    foreign: (
      <>
        {at} has the {named} of another site. Mount the right volume, or set {set} to this site’s own folder and restart the site.
      </>
    ),
    taken: (
      <>
        {at} has files of another database, or of this one before it was restored. Set {set} to a folder of this site alone and
        restart the site, or delete {named} there.
      </>
    ),
    unreadable: (
      <>
        {at} can’t be read ({fault?.code}). Let the site’s user read the folder and its {named}, or mend the disk.
      </>
    ),
  }
  return (
    <section className="operator-alert grid min-w-0 gap-2" role="alert" aria-label={`Folder of ${title}`}>
      <p>
        <b>The folder of archived {title} is wrong.</b> {fault ? says[fault.why] : null}
      </p>
      <p>
        Until then, {HELD_UP[kind]} See <code className="wrap-anywhere">{help}</code>.
      </p>
    </section>
  )
}

interface FaultyFilesProps {
  readonly files: readonly ArchivedFile[]
  readonly label: string
  readonly todo: (of: { readonly some: string; readonly them: string }) => string
}

const SAYS = { missing: 'is missing', altered: 'is not the file that was archived', unreadable: 'can’t be read' } as const

function FaultyFiles({ files, label, todo }: FaultyFilesProps) {
  if (files.length === 0) return null
  const kinds = (['events', 'audit', 'rounds'] as const).filter((kind) => files.some((file) => file.kind === kind))
  const isOne = files.length === 1
  const some = isOne ? 'a file' : `${files.length.toLocaleString('en-US')} files`
  return (
    <section className="operator-alert grid min-w-0 gap-2" role="alert" aria-label={label}>
      <p>
        <b>{todo({ some, them: isOne ? 'it' : 'them' })}</b> Until then, {kinds.map((kind) => HELD_UP[kind]).join(' And ')}
      </p>
      <ul className="grid gap-1 text-[14px]/5">
        {files.slice(0, NAMED_MAX).map(({ file, state, code }) => (
          <li key={file}>
            <code className="wrap-anywhere">{file}</code> {SAYS[state as keyof typeof SAYS]}
            {code ? ` (${code})` : ''}
          </li>
        ))}
        {files.length > NAMED_MAX ? <li>and {(files.length - NAMED_MAX).toLocaleString('en-US')} more, below</li> : null}
      </ul>
    </section>
  )
}
