import { archiveEvents } from '#platform/event-archive/archive-events.ts'
import { eraseArchived } from '#platform/event-archive/erase-archived.ts'
import { readArchive, readArchivedPlayers } from '#platform/event-archive/read-archive.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { listArchivedWith } from './list-archived.ts'

/** Moves ended weeks of events to files, takes erased players out of them, and reads them for rebuilds and explanations. */
export function eventArchiveServer({ database, log, eventArchive, roundArchive }: SiteServices): ServerFeature {
  const work = { database, log, archive: eventArchive }
  return {
    id: 'event-archive',
    isInEveryTheme: true,
    routes: [bind(contract.listArchived, listArchivedWith({ eventArchive, roundArchive }))],
    archivedEvents: (db, wanted) => readArchive(db, eventArchive.folder, wanted),
    archivedPlayers: (db, wanted) => readArchivedPlayers(db, eventArchive.folder, wanted),
    // Once for all brands: a second run finds nothing to do.
    jobs: [
      { name: 'archive-events', schedule: '47 * * * *', runsWhenOff: true, run: () => archiveEvents(work) },
      { name: 'erase-archived-events', schedule: '52 * * * *', runsWhenOff: true, run: () => eraseArchived(work) },
    ],
  }
}
