import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { getMethods } from '#features/store/orders/contract.ts'
import { getRedemptions } from '#features/store/redemptions/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getWallet } from '../contract.ts'
import { useWallet } from './queries.ts'
import { WalletView } from './wallet-view.tsx'

const data = pageData({
  for: 'player',
  queries: (api) => [queryOf(api, getWallet, { query: {} })],
  cards: (api) => [queryOf(api, getRedemptions, { query: {} }), queryOf(api, getMethods)],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** A player's money: balances and what they are for, what is open, what moved, and how it is paid. */
export default function WalletPage() {
  const t = useTranslations('wallet')
  const api = useApi()
  const profile = useProfile()
  const wallet = useWallet()
  const redemptions = useQuery(queryOf(api, getRedemptions, { query: {} })).data?.data
  const methods = useQuery(queryOf(api, getMethods)).data?.data
  if (!profile) return <title>{t('wallet')}</title>
  return <WalletView profile={profile} wallet={wallet} redemptions={redemptions} methods={methods} />
}
