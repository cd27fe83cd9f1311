import { LEDGER_TABLES } from '#ledger/index.ts'
import { PROMOTION_TABLES } from '#promotions/index.ts'
import type { PersonalTable } from '#kernel/personal-table.ts'
import { GROUND_TABLES } from '#platform/erasure/ground.ts'
import type { ServerFeature } from '#platform/feature.ts'

/** Every table of the site that refers to players, including those of disabled slices. */
export const allTables = (slices: readonly ServerFeature[]): readonly PersonalTable[] => [
  ...slices.flatMap(({ personalTables = [] }) => personalTables),
  ...LEDGER_TABLES,
  ...PROMOTION_TABLES,
  ...GROUND_TABLES,
]
