import { archiveAudit } from '#platform/audit-archive/archive-audit.ts'
import { auditInUse } from '#platform/audit-archive/audit-in-use.ts'
import { archiveEvents } from '#platform/event-archive/archive-events.ts'
import { eraseArchived } from '#platform/event-archive/erase-archived.ts'
import { readArchive, readArchivedPlayers } from '#platform/event-archive/read-archive.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { listArchivedWith } from './list-archived.ts'

/**
 * Moves ended weeks of events and months of audit entries to files, takes erased players out of the events, and reads these
 * for rebuilds and explanations.
 */
export function eventArchiveServer(services: SiteServices): ServerFeature {
  const { log, clock, eventArchive, auditArchive, slices } = services
  const { archivist } = services.database
  const work = { archivist, log, archive: eventArchive }
  return {
    id: 'event-archive',
    isInEveryTheme: true,
    routes: [bind(contract.listArchived, listArchivedWith(services))],
    archivedEvents: (db, wanted) => readArchive(db, eventArchive.folder, wanted),
    archivedPlayers: (db, wanted) => readArchivedPlayers(db, eventArchive.folder, wanted),
    siteJobs: [
      { name: 'archive-events', schedule: '47 * * * *', run: () => archiveEvents(work) },
      { name: 'erase-archived-events', schedule: '52 * * * *', run: () => eraseArchived(work) },
      {
        name: 'archive-audit',
        schedule: '57 * * * *',
        run: () => archiveAudit({ archivist, log, archive: auditArchive, now: clock.now(), inUse: auditInUse(slices()) }),
      },
    ],
  }
}
