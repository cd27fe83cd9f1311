import type { WebFeature } from '#ui/feature.ts'
import { statements } from '../feature.ts'

/** Where players see every movement of their balances. */
export const statementsWeb: WebFeature = {
  id: statements.id,
  accountAreas: [
    { path: '/profile/statements', label: 'statements.title', icon: 'clock-counter-clockwise-bold', group: 'records' },
  ],
}
