import { optionsOf } from '#kernel/feature.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { dailyLogin } from '../feature.ts'
import { routes } from './routes.ts'
import { decideClaim } from './rules.ts'
import { readProgress } from './store.ts'

/** A prize for every day of a run of days, claimed once a calendar day of the brand. */
export const dailyLoginServer: ServerFeature = {
  id: dailyLogin.id,
  routes,
  async profile({ reader, playerId, today, theme }) {
    const { prizes } = optionsOf(theme, dailyLogin)
    const claim = decideClaim(await readProgress(reader, playerId), today, prizes.length)
    return { dailyLogin: { isActive: true, isAvailable: claim.kind === 'open' } }
  },
}
