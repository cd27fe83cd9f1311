import type { KenoDefinition } from '#engine/keno/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

export const definition: KenoDefinition = {
  kind: 'keno',
  id: 'sky-bingo',
  numbers: 40,
  drawn: 10,
  pays: [
    [0, 380],
    [0, 100, 980],
    [0, 100, 200, 2_000],
    [0, 50, 160, 600, 6_600],
    [0, 0, 150, 420, 1_400, 18_000],
    [0, 0, 100, 200, 600, 10_000, 70_000],
    [0, 0, 50, 160, 550, 2_700, 25_000, 150_000],
    [0, 0, 50, 150, 300, 1_000, 5_500, 40_000, 200_000],
    [0, 0, 50, 120, 200, 550, 2_500, 16_000, 80_000, 300_000],
    [0, 0, 0, 120, 200, 450, 1_200, 6_000, 30_000, 150_000, 500_000],
  ],
  betLevels: playAmounts(10),
}
