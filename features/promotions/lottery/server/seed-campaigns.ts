import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { lotteryCampaign } from '../shared/campaign.ts'
import { words as en } from '../shared/words.en.ts'
import { words as es } from '../shared/words.es.ts'

type Config = ConfigOf<typeof lotteryCampaign>

const prizes: Config['prizes'] = [
  { from: 1, to: 1, coins: 10_000_000, entries: 2_500 },
  { from: 2, to: 3, coins: 5_000_000, entries: 1_000 },
  { from: 4, to: 10, coins: 1_000_000, entries: 250 },
  { from: 11, to: 50, coins: 250_000, entries: 0 },
]

/** A ticket for 1,000 coins played. A player who asks every day has the most that a draw allows before it closes. */
export const demoLottery: Config = {
  coinsPerTicket: 100_000,
  ticketsMax: 100,
  dailyTickets: 8,
  centsPerTicket: 199,
  takeDays: 30,
  prizes,
}

/** Three weeks from the first day on. */
export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 0, lastsDays: 21, config: () => demoLottery }]

/** Planned on the day on which it starts, so that it has ended when the site starts for the first time. */
export const PAST_DAYS = 9
export const pastDemo: DemoCampaign<Config> = {
  inDays: 0,
  lastsDays: 5,
  words: { en: { ...en, title: 'Opening draw' }, es: { ...es, title: 'Sorteo de apertura' } },
  config: () => ({ ...demoLottery, prizes: prizes.slice(0, 3) }),
}
