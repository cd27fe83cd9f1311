import { bind, type ServerEntry } from '#platform/feature.ts'
import * as operators from '../contract.ts'
import '#platform/round-counts.ts'
import { countEarlierPlay, earlierCountedUntil } from './count-earlier.ts'
import { countPlay, PLAY_READER } from './count-play.ts'
import { exportGameReportWith, readGameReportWith } from './report-games.ts'

/** The report of game performance. On in every theme: no brand can leave it out. */
export const gameReportsServer: ServerEntry = (services) => ({
  id: 'game-reports',
  isInEveryTheme: true,
  routes: [
    bind(operators.readGameReport, readGameReportWith(services.slices)),
    bind(operators.exportGameReport, exportGameReportWith(services.slices)),
  ],
  eventReaders: [PLAY_READER],
  roundsCountedUntil: earlierCountedUntil,
  siteJobs: [
    {
      name: 'count-play',
      schedule: '*/5 * * * *',
      async run() {
        await countPlay(services)
        await countEarlierPlay(services, services.slices())
      },
    },
  ],
})
