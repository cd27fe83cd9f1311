import { sql } from 'kysely'
import type { ArchiveKind } from '../archive/archive-kind.ts'
import { faultOfFolder, sayFault } from '../archive/folder-mark.ts'
import { isAtWork, listPartial } from '../archive/partial-files.ts'
import { faultOf, readRecorded } from '../archive/recorded-files.ts'
import type { Reader } from '../db/database.ts'
import { bad, type Finding, good, note } from './finding.ts'

/**
 * The folder is the archive's own, every recorded file in it is the one that was written, and no interrupted run left a
 * partial one. Reads them all.
 */
export async function checkArchive(reader: Reader, kind: ArchiveKind, name: string, folder: string): Promise<Finding> {
  const fault = (await hasMarks(reader)) ? await faultOfFolder(reader, kind, folder) : null
  const partial = (await isAtWork(reader, kind)) ? [] : await listPartial(kind, folder)
  const left = partial.length === 1 ? `a partial file, ${partial[0]}` : `${partial.length} partial files, first ${partial[0]}`
  if (fault) {
    const has = `It has ${left}: the next run deletes this site's own; delete others unless their site is writing them.`
    return bad(name, `${sayFault(kind, folder, fault)}${partial.length > 0 ? ` ${has}` : ''}`)
  }
  const files = await readRecorded(reader, kind)
  const faults: string[] = []
  for (const { file } of files.toReversed()) {
    const is = await faultOf(reader, kind, folder, file)
    if (is !== null) faults.push(`${file} ${is}`)
  }
  if (faults[0] !== undefined)
    return bad(name, `${faults.length} files in ${folder} are not whole, first ${faults[0]}: restore it from a backup.`)
  if (partial.length > 0) return note(name, `an interrupted run left ${left}, in ${folder}: the next run deletes such files.`)
  return good(name, files.length === 0 ? 'no file yet.' : `${files.length} files are whole, in ${folder}.`)
}

/** Not before the first start of a release that makes them. */
async function hasMarks(reader: Reader): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('archive_folder') is not null as has`.execute(reader)
  return rows[0]!.has
}
