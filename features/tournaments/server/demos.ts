import { slotGames } from '#games/all.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { tournamentsCampaign } from '../shared/campaign.ts'
import { words as en } from '../shared/words.en.ts'
import { words as es } from '../shared/words.es.ts'

type Config = ConfigOf<typeof tournamentsCampaign>

const PRIZES: Config['prizes'] = [
  { fromPlace: 1, toPlace: 1, coins: 50_000_000, entries: 10_000 },
  { fromPlace: 2, toPlace: 2, coins: 30_000_000, entries: 6_000 },
  { fromPlace: 3, toPlace: 3, coins: 20_000_000, entries: 4_000 },
  { fromPlace: 4, toPlace: 10, coins: 10_000_000, entries: 2_000 },
  { fromPlace: 11, toPlace: 50, coins: 5_000_000, entries: 500 },
  { fromPlace: 51, toPlace: 200, coins: 1_000_000, entries: 0 },
]

const games = (from: number, count: number) => slotGames.slice(from, from + count).map(({ slug }) => slug)

const named = (title: { en: string; es: string }): NonNullable<DemoCampaign<Config>['words']> => ({
  en: { ...en, title: title.en },
  es: { ...es, title: title.es },
})

/** A sprint, a weekend and a week. */
export const demos: readonly DemoCampaign<Config>[] = [
  {
    inDays: 1,
    lastsDays: 1,
    words: named({ en: 'Daily sprint', es: 'Esprint del día' }),
    config: () => ({ games: games(0, 4), scoreRule: 'best-multiplier', prizes: PRIZES.slice(0, 4) }),
  },
  {
    inDays: 4,
    lastsDays: 3,
    words: named({ en: 'Weekend table', es: 'La tabla del finde' }),
    config: () => ({ games: games(4, 6), scoreRule: 'sum', prizes: PRIZES }),
  },
  {
    inDays: 8,
    lastsDays: 7,
    words: named({ en: 'The long week', es: 'La semana larga' }),
    config: () => ({ games: games(0, 12), scoreRule: 'best-win', prizes: PRIZES }),
  },
]
