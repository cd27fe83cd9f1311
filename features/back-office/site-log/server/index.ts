import type { GuardedAs } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { kept } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, bindInfo, type ServerEntry } from '#platform/feature.ts'
import { refuseOnFault } from '#platform/rng-health.ts'
import { sealGauges } from '#platform/audit/seal-state.ts'
import { checkSeals, sealTrail } from '#platform/audit/seal-trail.ts'
import { recordSiteEvent } from '#platform/site-watch/site-events.ts'
import * as contract from '../contract.ts'
import { siteLog } from '../feature.ts'
import { listSiteEvents, listVersions } from './list-log.ts'
import { readSeals } from './read-seals.ts'

/** What is drawn for: purchases and grants of entries draw nothing. */
const DRAWING: ReadonlySet<GuardedAs> = new Set(['play', 'free-play', 'promotion'])

/** Logs large wins, seals the audit trail, shows significant events and software versions, and keeps players from a random source with a fault. */
export const siteLogServer: ServerEntry = (services) => {
  const { randomHealth, clock } = services
  return {
    id: 'site-log',
    isInEveryTheme: true,
    routes: [
      bind(contract.listSiteEvents, listSiteEvents),
      bind(contract.listVersions, listVersions),
      bindInfo(contract.readSeals, readSeals),
    ],
    /** A round takes its outcome from seeds that were drawn before: these are kept from play, too. */
    async guardAs(_, start) {
      if (DRAWING.has(start)) refuseOnFault(randomHealth)
    },
    gauges: [
      {
        name: 'random_source_failed',
        help: '1 if the random source of this process failed its health check, and play is off',
        labelNames: [],
        read: async () => [{ labels: {}, value: randomHealth.fault === undefined ? 0 : 1 }],
      },
      ...sealGauges(clock),
    ],
    siteJobs: [
      { name: 'seal-audit-trail', schedule: '*/5 * * * *', run: () => sealTrail(services) },
      { name: 'check-audit-trail', schedule: '17 4 * * *', run: async () => void (await checkSeals(services)) },
    ],
    wants: {
      'round.settled': ({ theme }, { payload: { mode, win } }) => win >= optionsOf(theme, siteLog).largeWins[mode],
    },
    on: {
      async 'round.settled'({ clock, theme, log }, { playerId: player, payload }, tx) {
        const { roundId: round, game, mode, stake, win } = payload
        const detail = { round, game, mode, stake, win }
        const isNew = await recordSiteEvent(
          tx,
          { clock, themes: [theme], isOfSite: false },
          { kind: 'large-win', player, key: `large-win:${round}`, detail },
        )
        if (isNew) log.warn({ brand: theme.id, ...detail }, 'a large win')
      },
    },
    personalTables: [kept('site_event', 'rounds')],
    personalData: ownRows({ significantEvents: ['site_event', 'at', 'kind', 'detail'] }),
  }
}
