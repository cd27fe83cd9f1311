import { sql } from 'kysely'
import type { EventArchive } from '../config/event-archive.ts'
import type { Reader } from '../db/database.ts'
import { faultOf } from '../event-archive/read-archive.ts'
import { bad, type Finding, good } from './finding.ts'

/** Every recorded file is in the folder, and is the one that was written. Reads them all. */
export async function checkEventArchive(reader: Reader, { folder }: EventArchive): Promise<Finding> {
  const { rows: files } = await sql<{ file: string }>`
    select file from outbox.archive where deleted_at is null order by file`.execute(reader)
  const faults: string[] = []
  for (const { file } of files) {
    const fault = await faultOf(reader, folder, file)
    if (fault !== null) faults.push(`${file} ${fault}`)
  }
  return faults[0] === undefined
    ? good('event archive', files.length === 0 ? 'no file yet.' : `${files.length} files are whole, in ${folder}.`)
    : bad('event archive', `${faults.length} files in ${folder} are not whole, first ${faults[0]}: restore it from a backup.`)
}
