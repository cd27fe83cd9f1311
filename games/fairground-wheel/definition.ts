import type { PrizeWheel, PrizeWheelDefinition } from '#engine/prize-wheel/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

/** Prizes as `[pay in hundredths, segments]`, spread around the wheel; the highest is on top. */
type Prizes = readonly (readonly [pay: number, count: number])[]

const LOW: readonly Prizes[] = [
  [
    [155, 1],
    [115, 7],
    [0, 2],
  ],
  [
    [175, 1],
    [135, 1],
    [115, 14],
    [0, 4],
  ],
  [
    [195, 1],
    [135, 2],
    [115, 21],
    [0, 6],
  ],
  [
    [215, 1],
    [135, 3],
    [115, 28],
    [0, 8],
  ],
  [
    [235, 1],
    [135, 4],
    [115, 35],
    [0, 10],
  ],
]
const MEDIUM: readonly Prizes[] = [
  [
    [270, 1],
    [200, 1],
    [190, 1],
    [150, 2],
    [0, 5],
  ],
  [
    [370, 1],
    [200, 4],
    [150, 5],
    [0, 10],
  ],
  [
    [400, 1],
    [230, 1],
    [200, 6],
    [150, 7],
    [0, 15],
  ],
  [
    [500, 1],
    [245, 2],
    [200, 6],
    [150, 11],
    [0, 20],
  ],
  [
    [500, 1],
    [300, 2],
    [200, 8],
    [150, 14],
    [0, 25],
  ],
]
const HIGH: readonly Prizes[] = [10, 20, 30, 40, 50].map((segments) => [
  [96 * segments, 1],
  [0, segments - 1],
])

/** Fills the wheel from the top: each segment takes the prize that lags most behind its share. */
function around(prizes: Prizes): number[] {
  const segments = prizes.reduce((sum, [, count]) => sum + count, 0)
  const placed = prizes.map(() => 0)
  return Array.from({ length: segments }, (_, at) => {
    const lags = prizes.map(([, count], index) =>
      placed[index] === count ? -segments : (at + 1) * count - placed[index]! * segments,
    )
    const next = at === 0 ? 0 : lags.indexOf(Math.max(...lags))
    placed[next]!++
    return prizes[next]![0]
  })
}

const wheelsOf = (risk: PrizeWheel['risk'], all: readonly Prizes[]): PrizeWheel[] =>
  all.map((prizes) => ({ risk, pays: around(prizes) }))

/** Every wheel returns exactly 96 percent. */
export const definition: PrizeWheelDefinition = {
  kind: 'prize-wheel',
  id: 'fairground-wheel',
  wheels: [...wheelsOf('low', LOW), ...wheelsOf('medium', MEDIUM), ...wheelsOf('high', HIGH)],
  betLevels: playAmounts(20),
}
