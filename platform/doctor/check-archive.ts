import { sql } from 'kysely'
import type { ArchiveKind } from '../archive/archive-kind.ts'
import { faultOfFolder, sayFault } from '../archive/folder-mark.ts'
import { faultOf, readRecorded } from '../archive/recorded-files.ts'
import type { Reader } from '../db/database.ts'
import { bad, type Finding, good } from './finding.ts'

/** The folder is the archive's own, and every recorded file in it is the one that was written. Reads them all. */
export async function checkArchive(reader: Reader, kind: ArchiveKind, name: string, folder: string): Promise<Finding> {
  const fault = (await hasMarks(reader)) ? await faultOfFolder(reader, kind, folder) : null
  if (fault) return bad(name, sayFault(kind, folder, fault))
  const files = await readRecorded(reader, kind)
  const faults: string[] = []
  for (const { file } of files.toReversed()) {
    const is = await faultOf(reader, kind, folder, file)
    if (is !== null) faults.push(`${file} ${is}`)
  }
  if (faults[0] !== undefined)
    return bad(name, `${faults.length} files in ${folder} are not whole, first ${faults[0]}: restore it from a backup.`)
  return good(name, files.length === 0 ? 'no file yet.' : `${files.length} files are whole, in ${folder}.`)
}

/** Not before the first start of a release that makes them. */
async function hasMarks(reader: Reader): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('archive_folder') is not null as has`.execute(reader)
  return rows[0]!.has
}
