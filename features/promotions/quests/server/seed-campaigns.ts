import { slotGames } from '#games/all.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import { questsCampaign } from '../shared/campaign.ts'
import type { PlannedTask } from '#kernel/tasks/task.ts'

const { words } = questsCampaign

type Config = ConfigOf<typeof questsCampaign>

const DAYS = 24
const SEASON_DAYS = 12
const WEEK = 7
const COIN = 100

const gameAt = (at: number) => slotGames[at % slotGames.length]!.slug
const task = (type: PlannedTask['type'], target: number, coins: number, told: Partial<PlannedTask> = {}): PlannedTask => ({
  type,
  target,
  mode: null,
  gameIds: [],
  prize: { coins: coins * COIN, entries: 0 },
  ...told,
})

/** The second task of a day, by turns. */
const KINDS: readonly ((at: number) => PlannedTask)[] = [
  (at) => task('wins', 5, 1_000, { gameIds: [gameAt(at)] }),
  (at) => task('games', 3, 1_000, { gameIds: [0, 1, 2, 3, 4, 5].map((nth) => gameAt(at + nth)) }),
  () => task('stakes', 2_000 * COIN, 1_500, { mode: 'TournamentPoints' }),
  () => task('sign-in', 1, 500),
]

const tasksOf = (at: number): PlannedTask[] => [
  task('rounds', 20 + at, at === DAYS - 1 ? 5_000 : 500),
  KINDS[at % KINDS.length]!(at),
  ...(at % WEEK === WEEK - 1 ? [task('purchases', 1, 2_000)] : []),
]

const calendar = (type: Config['type'], length: number) => (): Config => ({
  type,
  days: Array.from({ length }, (_, at) => ({ tasks: tasksOf(at) })),
})

/** An advent calendar from the first day on, and a season two weeks after it. */
export const demos: readonly DemoCampaign<Config>[] = [
  { inDays: 0, lastsDays: DAYS, config: calendar('advent', DAYS) },
  {
    inDays: DAYS + 2 * WEEK,
    lastsDays: 2 * WEEK,
    config: calendar('season', SEASON_DAYS),
    // A name of its own: both are shown side by side.
    words: { en: { ...words.en, title: 'Star quest' }, es: { ...words.es, title: 'Misión estelar' } },
  },
]
