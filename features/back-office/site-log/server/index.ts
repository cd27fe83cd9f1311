import { optionsOf } from '#kernel/feature.ts'
import { kept } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { recordSiteEvent } from '#platform/site-watch/site-events.ts'
import * as contract from '../contract.ts'
import { siteLog } from '../feature.ts'
import { listSiteEvents, listVersions } from './list-log.ts'

/** Logs large wins, and shows significant events and software versions. On in every theme. */
export const siteLogServer: ServerFeature = {
  id: 'site-log',
  isInEveryTheme: true,
  routes: [bind(contract.listSiteEvents, listSiteEvents), bind(contract.listVersions, listVersions)],
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
