import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type Card, type CardSet, type dealCard, type getInfo, type scratchCard, scratchCardsPush, NO_SET } from './contract.ts'

type Info = ReplyOf<typeof getInfo>['data']

const PRIZES: Info['prizes'] = [
  { coins: 25_000, entries: 0, chancePer100k: 50_000 },
  { coins: 50_000, entries: 0, chancePer100k: 30_000 },
  { coins: 100_000, entries: 0, chancePer100k: 15_000 },
  { coins: 500_000, entries: 0, chancePer100k: 4_900 },
  { coins: 5_000_000, entries: 0, chancePer100k: 100 },
]

const HOUR = 3_600
const DAY = 86_400

/** The part of a reply that pushes and the profile carry too. */
export const setOf = ({ cards, finishedAt, rounds, roundsForNext, version }: Info): CardSet => ({
  cards,
  finishedAt,
  rounds,
  roundsForNext,
  version,
})

/** A set of eight cards whose first ones have these states. */
const cardsOf = (...states: readonly Partial<Card>[]): Card[] =>
  Array.from({ length: 8 }, (_, at) => ({ id: at + 1, status: 'locked', prize: null, timer: null, ...states[at] }))

const scratched = (coins: number): Partial<Card> => ({ status: 'scratched', prize: { coins, entries: 0 } })

/** The page's data in every state, seen at this time in Unix seconds. */
export function infosAt(now: number) {
  const campaign: Info['campaign'] = {
    id: 'cmp_00000000000000000000000003',
    title: 'Scratch cards',
    text: 'Scratch to reveal coins. Play a few rounds a day to earn more cards.',
    steps: [],
    state: 'running',
    startsAt: now - DAY,
    finishedAt: now + 13 * DAY,
    startDay: '2026-11-21',
    endDay: '2026-12-05',
  }
  const fresh: Info = {
    campaign,
    cards: cardsOf({ status: 'earned' }),
    finishedAt: campaign.finishedAt,
    rounds: 0,
    roundsForNext: 10,
    version: 0,
    prizes: PRIZES,
    rules: { freeCards: 1, dailyRounds: [10, 30], purchaseCents: 499, timerSeconds: HOUR },
    isCoinsOnly: false,
    oddsHash: 'd7'.repeat(32),
  }
  const waiting: Partial<Card> = { status: 'available', timer: now + 42 * 60 }
  return {
    fresh,
    ready: { ...fresh, cards: cardsOf({ status: 'ready_for_activate' }), version: 1 },
    scratched: { ...fresh, cards: cardsOf(scratched(50_000)), rounds: 6, version: 2 },
    waiting: {
      ...fresh,
      cards: cardsOf(scratched(50_000), waiting, { status: 'earned' }),
      rounds: 12,
      roundsForNext: 30,
      version: 3,
    },
    full: {
      ...fresh,
      cards: cardsOf(scratched(50_000), { ...waiting, timer: now + 60 }, waiting, waiting, { status: 'earned' }),
      rounds: 31,
      roundsForNext: null,
      version: 4,
    },
    tomorrow: {
      ...fresh,
      cards: cardsOf(scratched(50_000), scratched(0), scratched(500_000)),
      rounds: 31,
      roundsForNext: null,
      version: 5,
    },
    done: {
      ...fresh,
      cards: Array.from({ length: 8 }, (_, at) => ({ ...cardsOf(scratched(25_000))[0]!, id: at + 1 })),
      roundsForNext: null,
      version: 6,
    },
    planned: { ...fresh, cards: [], roundsForNext: null, campaign: { ...campaign, state: 'planned', startsAt: now + DAY } },
    ended: { ...fresh, cards: [], roundsForNext: null, campaign: { ...campaign, state: 'ended', finishedAt: now - DAY } },
    nothing: {
      ...fresh,
      cards: [],
      roundsForNext: null,
      prizes: [],
      rules: null,
      oddsHash: null,
      campaign: { ...campaign, state: 'none' },
    },
  } as const satisfies Record<string, Info>
}

export const infoReply = (data: Info): ReplyOf<typeof getInfo> => ({ success: true, data })
export const dealReply = (data: Info): ReplyOf<typeof dealCard> => ({ success: true, data: setOf(data) })
export const scratchReply = (data: Info, coins: number): ReplyOf<typeof scratchCard> => ({
  success: true,
  data: { ...setOf(data), prize: { coins, entries: 0 } },
})

const sample = (status: Card['status'], changes: Partial<CardSet> = {}): CardSet => ({
  ...NO_SET,
  cards: [{ id: 1, status, prize: null, timer: null }],
  rounds: 4,
  roundsForNext: 10,
  ...changes,
})

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(scratchCardsPush, {
    progress: { action: 'progress', ...sample('locked') },
    earned: { action: 'earned', ...sample('earned', { version: 1 }) },
    dealt: { action: 'dealt', ...sample('available', { version: 2 }) },
    ready: { action: 'ready', ...sample('ready_for_activate', { version: 3 }) },
    scratched: { action: 'scratched', ...sample('scratched', { version: 4 }) },
  }),
] as const
