import './extension-points.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { getWallet } from '../contract.ts'
import { readWalletWith } from './read-wallet.ts'

/** A player's money, from the slices that move it. */
export const walletServer = ({ slices }: SiteServices): ServerFeature => ({
  id: 'wallet',
  routes: [bind(getWallet, readWalletWith(slices))],
})
