import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type getMachine, type getMeter, type Meter, NO_METER, funMachinePush } from './contract.ts'

type MeterInfo = ReplyOf<typeof getMeter>['data']
type Machine = ReplyOf<typeof getMachine>['data']

const DAY = 86_400

/** The part of a reply that pushes and the profile carry too. */
export const meterOf = ({ campaign: _, games: __, ...meter }: MeterInfo): Meter => meter

/** The page's meter in every state, seen at this time in Unix seconds. */
export function metersAt(now: number) {
  const campaign: MeterInfo['campaign'] = {
    id: 'cmp_00000000000000000000000004',
    title: 'Fun machine',
    text: 'Coin rounds in qualifying games fill your meter. When it’s full, you get one pull of the machine, and every pull wins.',
    steps: [],
    state: 'running',
    startsAt: now - DAY,
    finishedAt: now + 29 * DAY,
    startDay: '2026-11-21',
    endDay: '2026-12-20',
  }
  const filling: MeterInfo = {
    ...NO_METER,
    campaign,
    filled: 640_000,
    needed: 1_000_000,
    pullsMax: 3,
    version: 1,
    games: [
      { slug: 'cherry-royale', title: 'Cherry Royale' },
      { slug: 'voltage-sevens', title: 'Voltage Sevens' },
    ],
  }
  return {
    empty: { ...filling, filled: 0 },
    filling,
    ready: { ...filling, filled: 120_000, pulls: 1, version: 2 },
    stopped: { ...filling, filled: 0, pulls: 3, version: 3 },
    planned: { ...filling, filled: 0, campaign: { ...campaign, state: 'planned', startsAt: now + DAY } },
    ended: { ...filling, filled: 0, campaign: { ...campaign, state: 'ended', finishedAt: now - DAY } },
    nothing: { ...filling, ...NO_METER, games: [], campaign: { ...campaign, state: 'none' } },
  } as const satisfies Record<string, MeterInfo>
}

export const machine: Machine = {
  pulls: 0,
  prizes: [
    { coins: 20_000, entries: 0, chancePer100k: 45_000 },
    { coins: 40_000, entries: 0, chancePer100k: 30_000 },
    { coins: 100_000, entries: 0, chancePer100k: 18_000 },
    { coins: 250_000, entries: 0, chancePer100k: 6_500 },
    { coins: 2_500_000, entries: 0, chancePer100k: 500 },
  ],
  average: { coins: 67_750, entries: 0 },
  isCoinsOnly: false,
  oddsHash: 'd7'.repeat(32),
}

const sample: Meter = { ...NO_METER, filled: 640_000, needed: 1_000_000, pullsMax: 3, version: 1 }

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(funMachinePush, {
    progress: { action: 'progress', ...sample },
    full: { action: 'full', ...sample, filled: 20_000, pulls: 1, version: 2 },
  }),
] as const
