import { queryOf } from '#ui/api/query.ts'
import type { WebFeature } from '#ui/feature.ts'
import { getInfo } from '../contract.ts'

/** The week of prizes: a modal, a promo card, and a watcher that opens the modal once a day. */
export const dailyLoginWeb: WebFeature = {
  id: 'daily-login',
  promoOrder: 10,
  navItems: [
    { group: 'prizes', order: 10, label: 'site.dailyLogin', icon: 'calendar-star-fill', path: '?openModal=daily-login' },
    { group: 'coins', order: 90, label: 'site.dailyShort', icon: 'gift-fill', path: '?openModal=daily-login', for: 'player' },
  ],
  modals: { 'daily-login': { load: () => import('./daily-login-modal.tsx'), needsPlayer: true } },
  playerQueries: (api) => [queryOf(api, getInfo)],
  tiles: [() => import('./promo-card.tsx')],
  playerWatchers: [() => import('./daily-login-watcher.tsx')],
}
