import type { PlayerProfile } from '#kernel/profile.ts'
import type { WebFeature } from '#ui/feature.ts'
import { REDEEM_PATH, WALLET_PATH } from '../contract.ts'

/** Redemption is offered in sweepstakes mode where it is open. */
const isOffered = ({ gameMode, statusFeatures }: PlayerProfile): boolean =>
  gameMode === 'SweepStakes' && statusFeatures['redeem'] === true

/** The wallet and redeem pages, their nav items, and the modal for winnings that wait for a redemption. */
export const walletWeb: WebFeature = {
  id: 'wallet',
  navItems: [
    {
      group: 'more',
      order: 16,
      label: 'wallet.redeem',
      icon: 'trophy-fill',
      path: REDEEM_PATH,
      for: 'player',
      isShown: isOffered,
    },
    { group: 'account', order: 12, label: 'wallet.wallet', icon: 'wallet-fill', path: WALLET_PATH, for: 'player' },
    { group: 'account', order: 15, label: 'wallet.redeem', icon: 'trophy-fill', path: REDEEM_PATH, isShown: isOffered },
  ],
  accountAreas: [
    { order: 4, path: WALLET_PATH, label: 'wallet.wallet', icon: 'wallet-fill', group: 'records' },
    { order: 5, path: REDEEM_PATH, label: 'wallet.title', icon: 'trophy-fill', group: 'records' },
  ],
  modals: {
    'insufficient-withdrawal': { load: () => import('./pending-modal.tsx'), needsPlayer: true, outcomeOf: REDEEM_PATH },
  },
  onPush: () => import('./on-push.tsx'),
}
