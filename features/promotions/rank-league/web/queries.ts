import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getProfile } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { getInfo, payCashback, type Standing } from '../contract.ts'

/** Updates the player's position wherever pages show it. */
export function keepStanding(queries: QueryClient, part: Partial<Standing>): void {
  patchData(queries, getProfile, (profile) => ({ ...profile, rankLeague: { ...profile.rankLeague, enabled: true, ...part } }))
  patchData(queries, getInfo, (info) => ({ ...info, player: info.player && { ...info.player, ...part } }))
}

/** Claims the weekly reward, one request at a time, and refetches the league and the balance. */
export function useClaim() {
  const api = useApi()
  const queries = useQueryClient()
  const limitText = useLimitText()
  const isRunning = useRef(false)
  const mutation = useMutation({
    mutationFn: () => api.call(payCashback),
    onSettled: () => {
      isRunning.current = false
      void queries.invalidateQueries({ queryKey: keyOf(getInfo) })
      void queries.invalidateQueries({ queryKey: keyOf(getProfile) })
    },
  })
  const claim = (): void => {
    if (isRunning.current) return
    isRunning.current = true
    mutation.mutate()
  }
  const reply = mutation.data
  return {
    claim,
    isPending: mutation.isPending,
    prize: reply?.success ? reply.data.prize : undefined,
    isFailed: isFailed(mutation),
    limitText: limitText(reply, mutation.error),
  }
}

const isFailed = ({ isError, data }: { isError: boolean; data?: { success: boolean } | undefined }): boolean =>
  isError || data?.success === false
