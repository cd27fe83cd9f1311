import type { MinesDefinition } from '#engine/mines/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

export const definition: MinesDefinition = {
  kind: 'mines',
  id: 'gem-sweeper',
  columns: 5,
  rows: 5,
  minesMin: 1,
  minesMax: 24,
  returnPercent: 96,
  capMultiple: 5_000,
  betLevels: playAmounts(100),
}
