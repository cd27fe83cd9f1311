import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf } from '#ui/api/query.ts'
import { getProfile, type Profile } from '../contract.ts'
import { withBalances } from '../shared/with-balances.ts'

/** A profile requested before the latest balance push but received after it must not revert the balance. */
export default function BalanceWatcher() {
  const queries = useQueryClient()
  useEffect(() => keepLatestBalance(queries), [queries])
  return null
}

export function keepLatestBalance(queries: QueryClient): () => void {
  const read = () => queries.getQueryData<{ data: Profile }>(keyOf(getProfile))
  let latest = read()?.data
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== getProfile.path) return
    const shown = read()
    if (!shown) return
    const isSamePlayer = latest?.id === shown.data.id
    const data = latest && isSamePlayer ? withBalances(shown.data, latest.playerInfo.playerBalance) : shown.data
    latest = data
    if (data !== shown.data) queries.setQueryData(keyOf(getProfile), { ...shown, data })
  })
}
