import type { WebFeature } from '#ui/feature.ts'
import type { CardSet } from '../contract.ts'
import { isDealable } from '../shared/cards.ts'

/** The card set: its page, the active card over any page, and its place in the strip. */
export const scratchCardsWeb: WebFeature = {
  id: 'scratch-cards',
  promoOrder: 60,
  navItems: [
    {
      group: 'prizes',
      order: 44,
      label: 'scratch-cards.name',
      icon: 'ticket-fill',
      path: '/scratch-cards',
      count: ({ scratchCardLottery: set }) => (set.isActive ? toDo(set as CardSet) : 0),
    },
  ],
  modals: { 'scratch-cards': { load: () => import('./scratch-cards-modal.tsx') } },
  tiles: [() => import('./scratch-cards-card.tsx')],
  onPush: () => import('./on-push.tsx'),
}

/** Cards to scratch, and one if another may be dealt. A timer that ends meanwhile is announced by a push. */
const toDo = ({ cards }: CardSet): number =>
  cards.filter(({ status }) => status === 'ready_for_activate').length + Number(isDealable(cards))
