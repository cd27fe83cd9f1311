import { kill, pid } from 'node:process'
import { openArchivist } from '../../db/database.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { archiveAudit } from '../archive-audit.ts'
import { eraseAudited } from '../erase-audited.ts'

/** Archives audit entries or blanks archived ones, and dies by SIGKILL right after a step has come as often as told. */
const [, , job, url = '', folder = '', now, at, times] = process.argv
let left = Number(times)
const archivist = openArchivist({ url, role: 'croupier_archive' })
const work = {
  archivist,
  log: createTestLog(),
  archive: { folder, afterMonths: 1 },
  afterStep: (step: string) => void (step === at && --left === 0 && kill(pid, 'SIGKILL')),
}
if (job === 'erase') await eraseAudited(work)
else await archiveAudit({ ...work, now: Number(now), inUse: [], entriesPerFile: 40 })
await archivist.close()
