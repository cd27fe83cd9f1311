import { samplesOf } from '#kernel/push.ts'
import type { PublicFace } from '#kernel/avatars.ts'
import { generatedFace } from '#kernel/public-face.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type getInfo, prizeDropsPush } from './contract.ts'
import { words } from './shared/words.en.ts'

type Info = ReplyOf<typeof getInfo>

const MINUTE = 60
const DAY = 86_400

/** The page's data in every state, seen at this time in Unix seconds. */
export function infosAt(now: number) {
  const campaign: Info['campaign'] = {
    id: 'cmp_00000000000000000000000001',
    ...words,
    state: 'running',
    startsAt: now - DAY,
    finishedAt: now + 29 * DAY,
    startDay: '2026-11-21',
    endDay: '2026-12-20',
  }
  const prizes = (left: readonly [number, number, number]): Info['prizes'] => [
    { prizeLvl: 3, prizeValue: 500_000, count: 4, prizeLeft: left[0] },
    { prizeLvl: 2, prizeValue: 50_000, count: 76, prizeLeft: left[1] },
    { prizeLvl: 1, prizeValue: 10_000, count: 420, prizeLeft: left[2] },
  ]
  const won = (minutes: number, face: PublicFace | null, prizeLvl: 1 | 2 | 3): Info['lastWinners'][number] => ({
    dropId: `drop-${minutes}`,
    winner: face?.name ?? null,
    avatar: face?.avatar ?? null,
    prizeValue: { 1: 10_000, 2: 50_000, 3: 500_000 }[prizeLvl],
    prizeLvl,
    at: now - minutes * MINUTE,
  })
  const anytime: Info = {
    success: true,
    campaign,
    general: {
      dailyPrizePool: 100_000,
      highestPrizePerDay: 5_000,
      prizeCountPerDay: 500,
      minimalLevelPlay: 20,
      finishedAt: now + DAY / 2,
      nextPrizePoolStartedAt: now + DAY / 2,
    },
    prizes: prizes([2, 41, 236]),
    lastWinners: [
      won(2, generatedFace('player 1'), 1),
      won(5, generatedFace('player 2'), 2),
      won(11, null, 1),
      won(42, generatedFace('player 3'), 3),
    ],
    nextPrizeWillAccrueIn: null,
    nextPrizeAt: null,
    openMinutes: 10,
  }
  return {
    anytime,
    near: { ...anytime, nextPrizeWillAccrueIn: 48, nextPrizeAt: now + 48 },
    fresh: { ...anytime, prizes: prizes([4, 76, 420]), lastWinners: [] },
    over: { ...anytime, prizes: prizes([0, 0, 0]) },
    planned: {
      ...anytime,
      prizes: prizes([4, 76, 420]),
      lastWinners: [],
      campaign: { ...campaign, state: 'planned', startsAt: now + DAY },
    },
    ended: { ...anytime, prizes: prizes([0, 0, 0]), campaign: { ...campaign, state: 'ended', finishedAt: now - DAY } },
    nothing: {
      ...anytime,
      campaign: { ...campaign, id: null, state: 'none' },
      general: null,
      prizes: [],
      lastWinners: [],
      openMinutes: null,
    },
  } as const satisfies Record<string, Info>
}

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(prizeDropsPush, {
    'prizeAssigned to oneself': {
      action: 'prizeAssigned',
      dropId: 'drop-1',
      isOwn: true,
      winner: null,
      avatar: null,
      asset: 'coins',
      prizeValue: 500_000,
      prizeLvl: 3,
    },
    'prizeAssigned to another player': {
      action: 'prizeAssigned',
      dropId: 'drop-2',
      isOwn: false,
      winner: 'Night Reader',
      avatar: 'owl',
      asset: 'coins',
      prizeValue: 20_000,
      prizeLvl: 1,
    },
    nextPrize: { action: 'nextPrize', nextPrizeAt: 1_795_288_800 },
  }),
] as const
