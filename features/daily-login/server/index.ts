import { optionsOf } from '#kernel/feature.ts'
import { endOfDay, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
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
    const { prizes, quietAtDeposits } = optionsOf(theme, dailyLogin)
    const claim = decideClaim(await readProgress(reader, playerId), today, prizes.length)
    return { dailyLogin: { isActive: true, isAvailable: claim.kind === 'open', quietAtDeposits } }
  },
  personalTables: [erased('daily_login_progress'), erased('daily_login_claim')],
  personalData: ownRows({
    progress: ['daily_login_progress', 'last_claim_day', 'last_level'],
    claims: ['daily_login_claim', 'claimed_at', 'day', 'level', 'prize'],
  }),
  promotions: async ({ today, theme: { timeZone }, locale }) => [
    {
      key: dailyLogin.id,
      ...CARD[locale],
      state: 'running',
      startsAt: toUnixSeconds(startOfDay(today, timeZone)),
      finishedAt: toUnixSeconds(endOfDay(today, timeZone)),
      picture: 'daily-login',
      link: '?openModal=daily-login',
    },
  ],
}

const CARD = {
  en: { title: 'Daily login', text: 'A prize for each day that you come, growing up to day seven.' },
  es: { title: 'Premio diario', text: 'Un premio por cada día que vienes, cada vez mayor hasta el séptimo.' },
} as const
