import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getProfile } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { claimDrop, type Claimed, type Drop, getInfo } from '../contract.ts'

/** Stores what is left of a drop, on its page and on the card. Claims are never given back: the smaller rest is the newer. */
export function keepDrop(queries: QueryClient, news: Drop): void {
  patchData(queries, getInfo, (info) => ({ ...info, drops: withDrop(info.drops, news) }))
  patchData(queries, getProfile, (profile) => {
    const { coinDrops } = profile as { coinDrops?: { isActive: boolean; drops?: readonly Drop[] } }
    if (!coinDrops?.isActive) return profile
    return { ...profile, coinDrops: { ...coinDrops, drops: withDrop(coinDrops.drops ?? [], news) } }
  })
}

function withDrop(drops: readonly Drop[], news: Drop): Drop[] {
  const before = drops.find(({ at }) => at === news.at)
  const drop = before ? { ...news, left: Math.min(before.left, news.left) } : news
  return [...drops.filter(({ at }) => at !== news.at), drop].toSorted((one, other) => one.at - other.at)
}

/** Stores what the player has claimed; the more is the newer. */
export function keepClaimed(queries: QueryClient, claimed: Claimed): void {
  patchData(queries, getInfo, (info) => (claimed.claims > info.claims ? { ...info, ...claimed } : info))
  patchData(queries, getProfile, (profile) => {
    const { coinDrops } = profile as { coinDrops?: { isActive: boolean } & Partial<Claimed> }
    const isNews = coinDrops?.isActive && claimed.claims > (coinDrops.claims ?? 0)
    return isNews ? { ...profile, coinDrops: { ...coinDrops, ...claimed } } : profile
  })
}

/** Claims a drop; a refusal says why, and refetches what the page shows. */
export function useClaim() {
  const api = useApi()
  const queries = useQueryClient()
  const limitText = useLimitText()
  const { mutate, isPending, isError, error, data, variables } = useMutation({
    mutationFn: (drop: Drop) => api.call(claimDrop, { body: { at: drop.at } }),
    onSuccess(reply, drop) {
      if (reply.success) {
        keepClaimed(queries, reply.data)
        return keepDrop(queries, { ...drop, left: Math.max(0, drop.left - 1) })
      }
      if (reply.reasonType === 'gone') return keepDrop(queries, { ...drop, left: 0 })
      for (const contract of [getInfo, getProfile]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
    },
  })
  const isRefused = data?.success === false && data.reasonType !== 'gone'
  const failedAt = isError || isRefused ? (variables?.at ?? null) : null
  return { onClaim: mutate, isPending, failedAt, limit: limitText(data, error) }
}
