import { sql } from 'kysely'
import type { ArchiveKind } from '../archive/archive-kind.ts'
import { foreignFolder, stateOfFolder } from '../archive/folder-mark.ts'
import { faultOf, readRecorded } from '../archive/recorded-files.ts'
import type { Reader } from '../db/database.ts'
import { bad, type Finding, good } from './finding.ts'

/** The folder is the archive's own, and every recorded file in it is the one that was written. Reads them all. */
export async function checkArchive(reader: Reader, kind: ArchiveKind, name: string, folder: string): Promise<Finding> {
  if ((await hasMarks(reader)) && (await stateOfFolder(reader, kind, folder)) === 'foreign')
    return bad(name, foreignFolder(kind, folder))
  const files = await readRecorded(reader, kind)
  const faults: string[] = []
  for (const { file } of files.toReversed()) {
    const fault = await faultOf(reader, kind, folder, file)
    if (fault !== null) faults.push(`${file} ${fault}`)
  }
  return faults[0] === undefined
    ? good(name, files.length === 0 ? 'no file yet.' : `${files.length} files are whole, in ${folder}.`)
    : bad(name, `${faults.length} files in ${folder} are not whole, first ${faults[0]}: restore it from a backup.`)
}

/** Not before the first start of a release that makes them. */
async function hasMarks(reader: Reader): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('archive_folder') is not null as has`.execute(reader)
  return rows[0]!.has
}
