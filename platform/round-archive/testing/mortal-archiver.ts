import { kill, pid } from 'node:process'
import { openArchivist } from '../../db/database.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { archiveRounds } from '../archive-rounds.ts'

/** Archives rounds, and dies by SIGKILL right after a step has come as often as told. */
const [, , url = '', folder = '', now, at, times] = process.argv
let left = Number(times)
const archivist = openArchivist({ url, role: 'croupier_archive' })
await archiveRounds({
  archivist,
  log: createTestLog(),
  archive: { folder, afterMonths: 1 },
  now: Number(now),
  roundsPerFile: 10,
  afterStep: (step) => void (step === at && --left === 0 && kill(pid, 'SIGKILL')),
})
await archivist.close()
