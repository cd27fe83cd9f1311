import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIsGuest } from '#client/player.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { applyPrize, getInfo, type ReasonType } from '../contract.ts'

/** Undefined for a guest and until loaded. */
export function useInfo() {
  const api = useApi()
  const isGuest = useIsGuest()
  return { ...useQuery({ ...queryOf(api, getInfo), enabled: !isGuest }), isGuest }
}

/** Claims today's prize and refreshes the week, the balance and the games with free spins. */
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
      const reason = reply.success ? 'claimed' : reply.reasonType
      if (reason === 'claimed' || reason === 'email-unconfirmed') settle(reason)
      else void queries.invalidateQueries({ queryKey: keyOf(getInfo) })
      void queries.invalidateQueries({ queryKey: keyOf(getProfile) })
      const hasFreeSpins = reply.success && reply.prizes.some(({ freeSpinCount }) => freeSpinCount > 0)
      if (hasFreeSpins) void queries.invalidateQueries({ queryKey: keyOf(getHomePage) })
    },
    onSettled: () => {
      isRunning.current = false
    },
  })
  /** One request at a time, however fast the clicks. */
  const claim = () => {
    if (isRunning.current) return
    isRunning.current = true
    mutation.mutate()
  }
  return { ...mutation, claim }
}
