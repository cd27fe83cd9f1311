import type { SlotDefinition } from '#engine/slot/definition.ts'
import { definition } from './definition.ts'

/** Before the crates: lifebuoys paid two and twenty stakes. */
export const withoutCrates: SlotDefinition = {
  ...definition,
  wins: [...definition.wins, { kind: 'scatters', symbol: 'scatter', pays: { 3: 8, 4: 80 } }],
  features: definition.features.filter(({ kind }) => kind !== 'picks'),
}
