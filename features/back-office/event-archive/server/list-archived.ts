import type { ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { ArchiveKind } from '#platform/archive/archive-kind.ts'
import { type FileState, stateOfFile } from '#platform/archive/file-state.ts'
import { faultOfFolder } from '#platform/archive/folder-mark.ts'
import { readRecorded } from '#platform/archive/recorded-files.ts'
import { AUDIT } from '#platform/audit-archive/audit-files.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { Reader } from '#platform/db/database.ts'
import { EVENTS } from '#platform/event-archive/event-files.ts'
import { readWholeSince } from '#platform/event-archive/read-archive.ts'
import type { SiteServices } from '#platform/feature.ts'
import { ROUNDS } from '#platform/round-archive/round-files.ts'
import type { ArchivedFile, ArchiveFolder, listArchived as contract } from '../contract.ts'

/** A call waits that long for files to be read. A larger one is read on, and the next call goes on with the others. */
const READ_MS = SECOND_MS

interface Archive {
  readonly name: ArchivedFile['kind']
  readonly kind: ArchiveKind
  readonly folder: string
}

export const listArchivedWith =
  ({ eventArchive, roundArchive, auditArchive }: Pick<SiteServices, 'eventArchive' | 'roundArchive' | 'auditArchive'>) =>
  async ({ reader }: OperatorContext): Promise<ReplyOf<typeof contract>> => {
    const started = performance.now()
    const leftMs = () => READ_MS - (performance.now() - started)
    const archives: readonly Archive[] = [
      { name: 'events', kind: EVENTS, folder: eventArchive.folder },
      { name: 'rounds', kind: ROUNDS, folder: roundArchive.folder },
      { name: 'audit', kind: AUDIT, folder: auditArchive.folder },
    ]
    const folders: ArchiveFolder[] = []
    for (const { name, kind, folder } of archives)
      folders.push({ kind: name, path: folder, fault: await faultOfFolder(reader, kind, folder) })
    const files: ArchivedFile[] = []
    for (const archive of archives) files.push(...(await listFiles(reader, archive, leftMs)))
    const wholeSince = toUnixSeconds(await readWholeSince(reader))
    const months = { months: eventArchive.months, roundMonths: roundArchive.afterMonths, auditMonths: auditArchive.afterMonths }
    return { success: true, data: { wholeSince, ...months, folders, files } }
  }

async function listFiles(db: Reader, archive: Archive, leftMs: () => number): Promise<ArchivedFile[]> {
  let files = await readFiles(db, archive, leftMs)
  // A job may have replaced or deleted a file since its record was read.
  while (!(await areRecorded(db, archive, files.filter(isMissing)))) files = await readFiles(db, archive, leftMs)
  return files
}

const isMissing = ({ state }: ArchivedFile): boolean => state === 'missing'

async function readFiles(db: Reader, { name, kind, folder }: Archive, leftMs: () => number): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = []
  for (const { since, until, archivedAt, ...file } of await readRecorded(db, kind)) {
    files.push({
      ...file,
      kind: name,
      since: toUnixSeconds(since),
      until: toUnixSeconds(until),
      archivedAt: toUnixSeconds(archivedAt),
      ...toWire(await stateOfFile(folder, file, leftMs())),
    })
  }
  return files
}

const toWire = (state: FileState): Pick<ArchivedFile, 'state' | 'code'> =>
  typeof state === 'object' ? { state: 'unreadable', code: state.code } : { state }

async function areRecorded(db: Reader, { kind }: Archive, files: readonly ArchivedFile[]): Promise<boolean> {
  if (files.length === 0) return true
  const recorded = new Set((await readRecorded(db, kind)).map(({ file }) => file))
  return files.every(({ file }) => recorded.has(file))
}
