import { samplesOf } from '#kernel/push.ts'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type getSeason, seasonPush } from './contract.ts'
import { words } from './shared/words.en.ts'

type Info = ReplyOf<typeof getSeason>

const LEVELS = 12
const DAY = 86_400

const levels = Array.from({ length: LEVELS }, (_, at) => ({
  level: at + 1,
  points: (at + 1) * (at + 2) * 500,
  coins: (at + 1) * 100_000,
  entries: at % 4 === 3 ? 0.01 : 0,
}))

/** Every state of the season; `now` in Unix seconds. */
export function seasonsAt(now: number) {
  const campaign: CampaignOnPage = {
    id: 'cmp_00000000000000000000000001',
    ...words,
    state: 'running',
    startsAt: now - 10 * DAY,
    finishedAt: now + 32 * DAY,
    startDay: '2026-11-21',
    endDay: '2027-01-01',
  }
  const info = (own: Partial<Info['data']> = {}, of: Partial<CampaignOnPage> = {}): Info => ({
    success: true,
    data: {
      campaign: { ...campaign, ...of },
      slug: 'season-2026-11-21',
      levels,
      pointsPerUnit: { TournamentPoints: 1, SweepStakes: 200 },
      pointsPerReward: 250,
      isCoinsOnly: false,
      totalProgressPercents: 0,
      currentLevel: 0,
      points: 0,
      ...own,
    },
  })
  const halfway = { totalProgressPercents: 44.8, currentLevel: 7, points: 34_980 }
  const ended = { state: 'ended', startsAt: now - 60 * DAY, finishedAt: now - 18 * DAY } as const
  return {
    newcomer: info(),
    halfway: info(halfway),
    done: info({ totalProgressPercents: 100, currentLevel: LEVELS, points: 81_200 }),
    'coins only': info({ ...halfway, isCoinsOnly: true, levels: levels.map((level) => ({ ...level, entries: 0 })) }),
    planned: info({}, { state: 'planned', startsAt: now + 2 * DAY, finishedAt: now + 44 * DAY }),
    ended: info(halfway, ended),
    none: info(
      { slug: null, levels: [], pointsPerUnit: null, pointsPerReward: 0 },
      { id: null, state: 'none', startsAt: null, finishedAt: null, startDay: null, endDay: null },
    ),
  }
}

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(seasonPush, {
    progressUpdate: { action: 'progressUpdate', slug: 'autumn', totalProgressPercents: 42, currentLevel: 4, points: 32_800 },
    prizeAssigned: { action: 'prizeAssigned', level: 4, coins: 1_000_000, entries: 5 },
  }),
] as const
