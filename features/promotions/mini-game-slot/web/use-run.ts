import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getProfile } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { getInfo, type MiniRun, resetLevel, spin } from '../contract.ts'

/** Minimum spin duration, so that the animation is visible. */
const TURN_MS = 1_100

export interface Shown {
  /** Null until the first spin in this modal. */
  readonly isWin: boolean | null
  readonly run: MiniRun | null
}

/** The run in this modal: one spin at a time, shown when the reels stop. */
export function useRun(known: MiniRun | null) {
  const api = useApi()
  const queries = useQueryClient()
  const limitText = useLimitText()
  const isRunning = useRef(false)
  const [shown, setShown] = useState<Shown>({ isWin: null, run: null })
  const settle = (next: Shown) => {
    setShown(next)
    if (!next.run?.isOver) return
    void queries.invalidateQueries({ queryKey: keyOf(getProfile) })
    void queries.invalidateQueries({ queryKey: keyOf(getInfo) })
  }
  const turn = useMutation({
    mutationFn: async () => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const [reply] = await Promise.all([api.call(spin), isStill ? null : new Promise((done) => setTimeout(done, TURN_MS))])
      return reply
    },
    onSuccess: (reply) => {
      if (reply.success) settle(reply.data)
      else void queries.invalidateQueries({ queryKey: keyOf(getInfo) })
    },
    onSettled: () => {
      isRunning.current = false
    },
  })
  const take = useMutation({
    mutationFn: () => api.call(resetLevel),
    onSuccess: (reply) => {
      if (reply.success) settle({ isWin: null, run: reply.data.run })
    },
  })
  return {
    isWin: shown.isWin,
    run: shown.run ?? known,
    isTurning: turn.isPending,
    isBusy: turn.isPending || take.isPending,
    isFailed: turn.isError || take.isError,
    /** What refused the last spin or cash-out, in words. */
    limit: limitText(turn.data, turn.error) ?? limitText(take.data, take.error),
    take: () => take.mutate(),
    turn: () => {
      if (isRunning.current) return
      isRunning.current = true
      turn.mutate()
    },
  }
}
