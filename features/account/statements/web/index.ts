import type { WebFeature } from '#ui/feature.ts'

/** The page where players see every movement of their balances. */
export const statementsWeb: WebFeature = {
  id: 'statements',
  accountAreas: [
    { order: 10, path: '/profile/statements', label: 'statements.title', icon: 'clock-counter-clockwise-bold', group: 'records' },
  ],
}
