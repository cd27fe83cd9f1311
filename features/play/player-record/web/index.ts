import type { WebFeature } from '#ui/feature.ts'

/** What the player has played, on the personal data page, sharing of a large win, and the page of a shared win. */
export const playerRecordWeb: WebFeature = {
  id: 'player-record',
  modals: { 'share-win': { load: () => import('./share-modal.tsx'), needsPlayer: true, outcomeOf: '/profile' } },
  winActions: [() => import('./share-action.tsx')],
  accountCards: [
    {
      page: '/profile',
      isWide: true,
      anchor: 'player-record',
      title: 'player-record.title',
      text: 'player-record.text',
      load: () => import('./record-card.tsx'),
    },
  ],
}
