import type { Unavailability } from '#kernel/run-sales.ts'
import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type getChosenPackage, type getPackages, type Investment, NO_INVESTMENT, presetOf, fortunePush } from './contract.ts'

const DAY = 86_400

const PACKS = [
  { id: 'three-days', priceCents: 499, coins: 500_000, days: [200_000, 250_000, 300_000] },
  { id: 'seven-days', priceCents: 999, coins: 1_000_000, days: [150_000, 187_500, 225_000, 262_500, 300_000, 337_500, 375_000] },
]

/** Two packages, seen at this time in Unix seconds. */
export function packagesAt(now: number, unavailabilityReasons: Unavailability[] = []): ReplyOf<typeof getPackages> {
  return {
    success: true,
    data: {
      campaign: {
        id: 'cmp_00000000000000000000000001',
        title: 'Fortune days',
        text: 'One package, many good days: coins right away, plus more every day you come back.',
        steps: [],
        state: unavailabilityReasons.includes('not-running') ? 'planned' : 'running',
        startsAt: now - DAY,
        finishedAt: now + 44 * DAY,
        startDay: '2026-11-21',
        endDay: '2027-01-04',
      },
      packages: PACKS.map((each) => ({
        ...each,
        presetId: presetOf(each),
        available: unavailabilityReasons.length === 0,
        unavailabilityReasons,
      })),
    },
  }
}

/** The seven days: the third is today, the first was missed. */
export const investmentAt = (now: number): Investment => ({
  packageId: 'seven-days',
  boughtOn: '2026-11-21',
  today: 3,
  daysTaken: [2, 3],
  nextAt: now + DAY / 2,
  version: 3,
})

export const chosen = (investment: Investment = NO_INVESTMENT): ReplyOf<typeof getChosenPackage> => ({
  success: true,
  data: { ...investment, package: PACKS.find(({ id }) => id === investment.packageId) ?? null },
})

const sample: Investment = {
  packageId: 'seven-days',
  boughtOn: '2026-11-21',
  today: 2,
  daysTaken: [1, 2],
  nextAt: 1_795_496_400,
  version: 3,
}

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(fortunePush, {
    bought: { action: 'bought', ...sample, coins: 0, today: 0, daysTaken: [], version: 1 },
    part: { action: 'part', ...sample, coins: 187_500 },
    reversed: { action: 'reversed', ...NO_INVESTMENT, coins: 0, version: 4 },
    restored: { action: 'restored', ...sample, coins: 0, version: 5 },
  }),
] as const
