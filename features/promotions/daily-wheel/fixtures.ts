import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'

/** A running wheel that can be spun now. */
export const openWheel: ReplyOf<typeof contract.getConfigs> = {
  success: true,
  data: {
    campaign: {
      id: 'cmp_00000000000000000000000001',
      title: 'Wheel of the day',
      text: 'One free turn every day.',
      steps: [],
      state: 'running',
      startsAt: 1_795_219_200,
      finishedAt: null,
      startDay: '2026-11-21',
      endDay: null,
    },
    wheels: [
      {
        type: 'availableWheel',
        wheelId: 'cmp_00000000000000000000000001',
        available: true,
        availableDate: 1_795_219_200,
        enableToDate: null,
        minDeposit: null,
        isCoinsOnly: false,
        oddsHash: 'd7'.repeat(32),
        sectors: [
          { coins: 50_000, entries: 0, chancePer100k: 60_000 },
          { coins: 0, entries: 200, chancePer100k: 40_000 },
        ],
      },
    ],
  },
}

/** Its first segment. */
export const wonSlice: ReplyOf<typeof contract.spin> = {
  success: true,
  data: {
    winSector: { sectorDto: { index: 0, coins: 50_000, entries: 0 } },
    wheelData: { ...openWheel.data.wheels[0]!, available: false },
    proof: { commit: 'ab', clientSeed: 'luck', nonce: 1, gameId: 'daily-wheel', defHash: 'cd' },
  },
}

const [freeWheel] = openWheel.data.wheels

/** A run with a booster wheel, closed until a purchase, beside the free wheel. */
export const withBooster = (available: boolean): ReplyOf<typeof contract.getConfigs> => ({
  success: true,
  data: {
    ...openWheel.data,
    wheels: [
      { ...freeWheel!, available: !available },
      {
        ...freeWheel!,
        type: 'boosterWheel',
        wheelId: `${freeWheel!.wheelId}.booster`,
        available,
        availableDate: null,
        minDeposit: 999,
        sectors: [{ coins: 50_000, entries: 0, chancePer100k: 100_000 }],
      },
    ],
  },
})

/** The same run with an extra wheel besides. */
export const withExtra = (available: boolean): ReplyOf<typeof contract.getConfigs> => {
  const { campaign, wheels } = withBooster(false).data
  const [, booster] = wheels
  const extra = { ...booster!, type: 'extraWheel' as const, wheelId: `${freeWheel!.wheelId}.extra`, available, minDeposit: 499 }
  return { success: true, data: { campaign, wheels: [...wheels, extra] } }
}
