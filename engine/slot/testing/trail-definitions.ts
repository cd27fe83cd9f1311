import type { SlotDefinition } from '../definition.ts'
import { oneRow } from './pick-definitions.ts'

/** Two scatters start two moves along six steps, by a die of three numbers. */
export const trailDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'trail',
  ...oneRow,
  features: [
    {
      kind: 'bonus-trail',
      symbol: 'scatter',
      countMin: 2,
      moves: 2,
      sides: 3,
      steps: [
        { id: 'coins', units: 3 },
        { id: 'double', multiplier: 2 },
        { id: 'more', moves: 2 },
        { id: 'coins', units: 5 },
        { id: 'end', ends: true },
        { id: 'chest', units: 8 },
      ],
    },
  ],
  capMultiple: 8,
}
