import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getProfile } from '#features/account/account/contract.ts'
import type { WireBalances } from '#features/play/game-session/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { newerOf } from '../play/purse.ts'
import type { AnyTools } from './any-tools.ts'

/** The next page's header shows the latest balances known here. */
export function shareBalances(queries: QueryClient, balances: WireBalances): void {
  queries.setQueryData(keyOf(getProfile), (known: ReplyOf<typeof getProfile> | undefined) => {
    if (!known) return known
    const { playerInfo } = known.data
    const newest = newerOf(playerInfo.playerBalance, balances)
    return { ...known, data: { ...known.data, playerInfo: { ...playerInfo, playerBalance: newest } } }
  })
}

/** Also subscribes to pushes that arrive while the game is open. */
export function usePushedBalances(play: AnyTools['play']): void {
  const api = useApi()
  const pushed = useQuery({ ...queryOf(api, getProfile), enabled: false }).data?.data.playerInfo.playerBalance
  useEffect(() => {
    if (pushed) play.send({ type: 'balancesSeen', balances: pushed })
  }, [play, pushed])
}
