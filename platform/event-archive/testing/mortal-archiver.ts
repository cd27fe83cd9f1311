import { kill, pid } from 'node:process'
import { openArchivist } from '../../db/database.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { archiveEvents } from '../archive-events.ts'
import { eraseArchived } from '../erase-archived.ts'

/** Archives events, or erases archived ones, and dies by SIGKILL right after a step has come as often as told. */
const [, , what, url = '', folder = '', at, times] = process.argv
let left = Number(times)
const work = {
  archivist: openArchivist({ url, role: 'croupier_archive' }),
  log: createTestLog(),
  archive: { folder, months: 1_000 },
  afterStep: (step: string) => void (step === at && --left === 0 && kill(pid, 'SIGKILL')),
}
await (what === 'erase' ? eraseArchived(work) : archiveEvents(work))
await work.archivist.close()
