import { slotGames } from '#games/all.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { tournamentsCampaign } from '../shared/campaign.ts'
import { words as en } from '../shared/words.en.ts'
import { words as es } from '../shared/words.es.ts'

type Config = ConfigOf<typeof tournamentsCampaign>
type Demo = DemoCampaign<Config>

const PRIZES: Config['prizes'] = [
  { fromPlace: 1, toPlace: 1, coins: 5_000_000, entries: 500 },
  { fromPlace: 2, toPlace: 2, coins: 3_000_000, entries: 300 },
  { fromPlace: 3, toPlace: 3, coins: 2_000_000, entries: 200 },
  { fromPlace: 4, toPlace: 10, coins: 1_000_000, entries: 100 },
  { fromPlace: 11, toPlace: 50, coins: 500_000, entries: 50 },
  { fromPlace: 51, toPlace: 200, coins: 100_000, entries: 0 },
]

const games = (from: number, count: number) => slotGames.slice(from, from + count).map(({ slug }) => slug)

const named = (title: { en: string; es: string }): NonNullable<Demo['words']> => ({
  en: { ...en, title: title.en },
  es: { ...es, title: title.es },
})

/** Planned on the day on which it starts, so that it has ended when the site starts for the first time. */
export const PAST_DAYS = 3
export const pastDemo: Demo = {
  inDays: 0,
  lastsDays: 2,
  words: named({ en: 'Opening cup', es: 'Copa de apertura' }),
  config: () => ({ games: games(0, 6), mode: 'TournamentPoints', scoreRule: 'best-win', prizes: PRIZES.slice(0, 4) }),
}

/** A week that began yesterday, a sprint today, and a weekend and two weeks to come. */
export const demos: readonly Demo[] = [
  {
    inDays: -1,
    lastsDays: 7,
    words: named({ en: 'Weeklong marathon', es: 'Maratón semanal' }),
    config: () => ({ games: games(0, 12), mode: 'TournamentPoints', scoreRule: 'sum', prizes: PRIZES }),
  },
  {
    inDays: 0,
    lastsDays: 1,
    words: named({ en: 'Daily sprint', es: 'Sprint diario' }),
    config: () => ({ games: games(0, 4), mode: 'TournamentPoints', scoreRule: 'best-multiplier', prizes: PRIZES.slice(0, 4) }),
  },
  {
    inDays: 3,
    lastsDays: 3,
    words: named({ en: 'Weekend showdown', es: 'Torneo de fin de semana' }),
    config: () => ({ games: games(4, 6), mode: 'SweepStakes', scoreRule: 'best-win', prizes: PRIZES }),
  },
  {
    inDays: 6,
    lastsDays: 14,
    words: named({ en: 'Two-week race', es: 'Carrera de dos semanas' }),
    config: () => ({ games: games(2, 12), mode: 'TournamentPoints', scoreRule: 'best-win', prizes: PRIZES }),
  },
]
