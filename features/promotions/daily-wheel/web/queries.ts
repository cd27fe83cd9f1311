import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { getProfile } from '#features/account/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { getConfigs, spin } from '../contract.ts'

/** Set from the drawn result until the wheels are refetched. */
const REFRESH_AFTER_MS = 1.1 * SECOND_MS

export type Won = Extract<ReplyOf<typeof spin>, { success: true }>['data']['winSector']['sectorDto']

/**
 * Spins the wheel, one request at a time. The prize is published when `settle` is called after the animation, or when
 * the player leaves it.
 */
export function useSpin() {
  const api = useApi()
  const queries = useQueryClient()
  const isRunning = useRef(false)
  /** A segment is drawn, but the page does not show it yet. */
  const isUntold = useRef(false)
  const hasLeft = useRef(false)
  const rereadPlayer = (): void => void queries.invalidateQueries({ queryKey: keyOf(getProfile) })
  const mutation = useMutation({
    mutationFn: (id: string) => api.call(spin, { params: { id } }),
    onSuccess: ({ success }) => {
      isUntold.current = success
      if (hasLeft.current) settle()
    },
    onSettled: (answer) => {
      isRunning.current = false
      // Spun elsewhere or over: refreshes whatever offers the wheel.
      if (!answer?.success) rereadPlayer()
    },
  })
  const turn = (id: string): void => {
    if (isRunning.current) return
    isRunning.current = true
    mutation.mutate(id)
  }
  /** Refetches the balance and the wheels. */
  const settle = (): void => {
    if (!isUntold.current) return
    isUntold.current = false
    rereadPlayer()
    setTimeout(() => void queries.invalidateQueries({ queryKey: keyOf(getConfigs) }), REFRESH_AFTER_MS)
  }
  const leave = useEffectEvent(() => settle())
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      leave()
    }
  }, [])
  const reply = mutation.data
  const { isPending, error } = mutation
  return { turn, settle, isPending, isFailed: error !== null || reply?.success === false, error, reply }
}
