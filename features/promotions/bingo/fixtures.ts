import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import {
  BALLS_TO_PLAY,
  type BingoStatus,
  type getGameData,
  type getInfo,
  NO_BALLS,
  type PlayedGame,
  bingoPush,
} from './contract.ts'

type Info = ReplyOf<typeof getInfo>['data']
type Game = ReplyOf<typeof getGameData>['data']

const DAY = 86_400

const prizes: Info['prizes'] = [
  { pattern: 'line', coins: 50_000, entries: 0, chance: 0.8 },
  { pattern: 'corners', coins: 100_000, entries: 0, chance: 0.1895 },
  { pattern: 'cross', coins: 200_000, entries: 0, chance: 0.0318 },
  { pattern: 'frame', coins: 500_000, entries: 0, chance: 0.0005 },
  { pattern: 'full', coins: 5_000_000, entries: 0, chance: 1 / 212_085 },
]

/** A game with the middle column and the four corners. */
export const wonGame: PlayedGame = {
  card: [3, 21, 38, 52, 70, 9, 17, 44, 47, 61, 14, 29, 0, 59, 66, 1, 24, 31, 50, 74, 12, 19, 41, 56, 63],
  calls: [
    70, 38, 9, 44, 17, 3, 31, 59, 12, 41, 63, 52, 19, 66, 72, 33, 48, 2, 26, 68, 16, 35, 46, 75, 10, 18, 40, 58, 64, 6, 23, 42,
    53, 71, 13, 20, 36, 49, 65, 7, 28, 45, 57, 73, 11, 25, 39, 51, 69, 4,
  ],
  patterns: ['line', 'corners'],
  coins: 150_000,
  entries: 0,
}

/** A game without a pattern. */
export const lostGame: PlayedGame = { ...wonGame, calls: wonGame.calls.slice(0, 3), patterns: [], coins: 0 }

/** The part of a reply that pushes and the profile carry too. */
export const statusOf = ({ availablePoint, neededPoint, bingoEndDate, games, version }: Info): BingoStatus => ({
  availablePoint,
  neededPoint,
  bingoEndDate,
  games,
  version,
})

/** The page's data in every state, seen at this time in Unix seconds. */
export function infosAt(now: number) {
  const campaign: Info['campaign'] = {
    id: 'cmp_00000000000000000000000003',
    title: 'Bingo',
    text: 'Earn bingo balls as you play. Ten balls get you a game, and every pattern on your card pays.',
    steps: [],
    state: 'running',
    startsAt: now - DAY,
    finishedAt: now + 29 * DAY,
    startDay: '2026-11-21',
    endDay: '2026-12-20',
  }
  const few: Info = {
    ...NO_BALLS,
    campaign,
    availablePoint: 7,
    bingoEndDate: campaign.finishedAt,
    version: 1,
    prizes,
    average: { coins: 65_231.25, entries: 0 },
    coinsPerBall: 100_000,
    isCoinsOnly: false,
    oddsHash: 'd7'.repeat(32),
  }
  return {
    none: { ...few, availablePoint: 0 },
    few,
    ready: { ...few, availablePoint: 10, version: 2 },
    many: { ...few, availablePoint: 32, version: 3 },
    planned: { ...few, availablePoint: 0, campaign: { ...campaign, state: 'planned', startsAt: now + DAY } },
    ended: { ...few, availablePoint: 0, campaign: { ...campaign, state: 'ended', finishedAt: now - DAY } },
    nothing: {
      ...few,
      ...NO_BALLS,
      prizes: [],
      average: null,
      coinsPerBall: null,
      oddsHash: null,
      campaign: { ...campaign, state: 'none' },
    },
  } as const satisfies Record<string, Info>
}

export const gameData = (changes: Partial<Game> = {}): Game => ({
  numbers: 75,
  card: { columns: 5, rows: 5, hasFreeMiddle: true },
  calls: 50,
  neededPoint: 10,
  bingoEndDate: null,
  prizes: prizes.map(({ chance: _, ...prize }) => prize),
  lastGame: null,
  store: null,
  ...changes,
})

export const STORE: NonNullable<Game['store']> = {
  isOpen: true,
  packages: [
    { presetId: 'bingo-balls-3', balls: 3, priceCents: 199, coins: 400_000 },
    { presetId: 'bingo-balls-10', balls: 10, priceCents: 499, coins: 1_000_000 },
  ],
}

const sample: BingoStatus = { ...NO_BALLS, bingoEndDate: 1_796_000_000 }

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(bingoPush, {
    progress: { action: 'progress', ...sample, availablePoint: 7, version: 1 },
    'ready to play': { action: 'progress', ...sample, availablePoint: BALLS_TO_PLAY, version: 2 },
  }),
] as const
