import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIsGuest } from '#client/player.ts'
import { getProfile } from '#features/account/contract.ts'
import { getHomePage } from '#features/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { applyPrize, getInfo, type ReasonType } from '../contract.ts'

/** Undefined for a guest, and until it is read. */
export function useInfo() {
  const api = useApi()
  const isGuest = useIsGuest()
  return { ...useQuery({ ...queryOf(api, getInfo), enabled: !isGuest }), isGuest }
}

/** Claims today's prize and lets every screen know: the week, the balance, and the games of free spins. */
export function useClaim() {
  const api = useApi()
  const queries = useQueryClient()
  const settle = (reasonType: ReasonType) =>
    queries.setQueryData(queryOf(api, getInfo).queryKey, (known) =>
      known ? { ...known, data: { ...known.data, isAvailable: false, reasonType } } : known,
    )
  const isRunning = useRef(false)
  const mutation = useMutation({
    mutationFn: () => api.call(applyPrize),
    onSuccess: (reply) => {
      settle(reply.success ? 'claimed' : reply.reasonType)
      void queries.invalidateQueries({ queryKey: keyOf(getProfile) })
      const hasFreeSpins = reply.success && reply.prizes.some(({ freeSpinCount }) => freeSpinCount > 0)
      if (hasFreeSpins) void queries.invalidateQueries({ queryKey: keyOf(getHomePage) })
    },
    onSettled: () => {
      isRunning.current = false
    },
  })
  /** Once at a time, however fast it is clicked. */
  const claim = () => {
    if (isRunning.current) return
    isRunning.current = true
    mutation.mutate()
  }
  return { ...mutation, claim }
}
