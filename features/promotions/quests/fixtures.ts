import { samplesOf } from '#kernel/push.ts'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'
import { type Quest, type QuestDay, type QuestOnHome, type QuestTask, questPush } from './contract.ts'
import { words } from './shared/words.en.ts'

type Page = ReplyOf<typeof contract.getQuestsPage>

const DAY_SECONDS = 86_400
// Midnight in New York at the beginning of 19 November 2026; today is the 21st.
const STARTS_AT = 1_795_064_400
const TODAY = 2
const DAYS = 12
const GAMES = ['voltage-sevens', 'cherry-royale', 'nile-ascendant', 'lunar-rabbit', 'clover-crown', 'ember-wyrm']

const campaign: CampaignOnPage = {
  id: 'cmp_00000000000000000000000001',
  ...words,
  state: 'running',
  startsAt: STARTS_AT,
  finishedAt: STARTS_AT + DAYS * DAY_SECONDS,
  startDay: '2026-11-19',
  endDay: '2026-11-30',
}

const quest: Quest = {
  id: 'cmp_00000000000000000000000001',
  type: 'advent',
  title: words.title,
  startsAt: STARTS_AT,
  finishedAt: STARTS_AT + DAYS * DAY_SECONDS,
}
const futureQuest: Quest = {
  ...quest,
  id: 'cmp_00000000000000000000000002',
  type: 'season',
  title: 'Spring quest',
  startsAt: STARTS_AT + 60 * DAY_SECONDS,
  finishedAt: STARTS_AT + 74 * DAY_SECONDS,
}

interface Told extends Partial<Pick<QuestTask, 'target' | 'gameIds' | 'sharedGameIds'>> {
  readonly mode?: QuestTask['action']['mode']
  readonly coins?: number
}

function taskOf(day: number, type: QuestTask['action']['type'], told: Told = {}): QuestTask {
  const { target = 1, gameIds = [], sharedGameIds = null, mode = null, coins = 500 } = told
  const startsAt = STARTS_AT + day * DAY_SECONDS
  return {
    isCompleted: false,
    progress: 0,
    target,
    executionTimeData: { startsAt, finishedAt: startsAt + DAY_SECONDS },
    gameIds,
    sharedGameIds,
    action: { type, mode },
    prize: { coins: coins * 100, entries: 0 },
  }
}

const KINDS: readonly ((day: number) => QuestTask)[] = [
  (day) => taskOf(day, 'wins', { target: 5, gameIds: GAMES.slice(0, 1), coins: 1_000 }),
  (day) => taskOf(day, 'stakes', { target: 200_000, mode: 'TournamentPoints', coins: 1_500 }),
  (day) => taskOf(day, 'games', { target: 3, gameIds: GAMES, coins: 1_000 }),
  (day) => taskOf(day, 'sign-in'),
]

const dayOf = (at: number, { done = 0, today = TODAY }: { done?: number; today?: number } = {}): QuestDay => {
  const planned = [taskOf(at, 'rounds', { target: 20 + at }), KINDS[at % KINDS.length]!(at)]
  const tasks = planned.map((task, nth) => (nth < done ? { ...task, progress: task.target, isCompleted: true } : task))
  const date = new Date((STARTS_AT + at * DAY_SECONDS) * 1_000).toISOString().slice(0, 10)
  return { date, isCompleted: done === tasks.length, isEnded: at < today, isLocked: at > today, tasks }
}

const page = (days: QuestDay[], changes: Partial<Page['payload']> = {}): Page => ({
  seo: { title: words.title, description: words.text },
  payload: {
    campaign,
    quest,
    futureQuest,
    playerData: { days },
    sharedGameSets: [],
    gameTitles: Object.fromEntries(GAMES.map((slug) => [slug, slug])),
    isCoinsOnly: false,
    ...changes,
  },
})

const calendar = (done: readonly number[], today = TODAY): QuestDay[] =>
  Array.from({ length: DAYS }, (_, at) => dayOf(at, { done: done[at] ?? 0, today }))

/** The tasks of a day with a purchase, of which some are under way. */
const underWay = (days: QuestDay[]): QuestDay[] =>
  days.map((day, at) => {
    if (at !== TODAY) return day
    const [rounds, games] = day.tasks as [QuestTask, QuestTask]
    const buy = taskOf(at, 'purchases', { coins: 2_000 })
    return { ...day, tasks: [{ ...rounds, progress: 14 }, { ...games, progress: 1 }, buy] }
  })

export const running = page(underWay(calendar([2, 1])))
export const forGuest = page(calendar([]))
export const dayDone = page(calendar([2, 1, 2]))
export const withSharedGames = page(
  calendar([2]).map((day) => ({
    ...day,
    tasks: day.tasks.map((task) => (task.gameIds.length > 1 ? { ...task, gameIds: [], sharedGameIds: 0 } : task)),
  })),
  { sharedGameSets: [GAMES] },
)
export const season = page(
  calendar([2, 1]).map((day) => ({ ...day, isEnded: false })),
  { quest: { ...quest, type: 'season' } },
)
export const coinsOnly = page(calendar([]), { isCoinsOnly: true })
export const planned = page(calendar([], -1), {
  campaign: { ...campaign, state: 'planned' },
  quest: null,
  futureQuest: quest,
})
export const ended = page(calendar([2, 2, 1, 0, 2], DAYS), { campaign: { ...campaign, state: 'ended' }, quest: null })
export const none = page([], {
  campaign: { ...campaign, id: null, state: 'none', startsAt: null, finishedAt: null, startDay: null, endDay: null },
  quest: null,
  futureQuest: null,
})

export const onHome: QuestOnHome = {
  quest,
  futureQuest,
  day: { ...running.payload.playerData.days[TODAY]!, number: TODAY + 1 },
}
export const doneOnHome: QuestOnHome = { ...onHome, day: { ...dayDone.payload.playerData.days[TODAY]!, number: TODAY + 1 } }
export const nextOnHome: QuestOnHome = { quest: null, futureQuest, day: null }

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(questPush, {
    progress: { action: 'progress', from: 0, days: [[12, 3]] },
    taskCompleted: { action: 'taskCompleted', count: 1, prize: { coins: 50_000, entries: 0 } },
  }),
] as const
