import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { getProfile } from '#features/account/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { useDrawHold } from '#ui/page/use-draw-hold.ts'
import { accrueReward, type BingoStatus, getGameData, getInfo, type PlayedGame } from '../contract.ts'

/** Between two called numbers. */
const CALL_MS = 170

/** Stores the balls that a call or a push carries, unless the page knows a later state; returns the one that it knew. */
export function keepStatus(queries: QueryClient, status: BingoStatus): Partial<BingoStatus> {
  let before: Partial<BingoStatus> = {}
  patchData(queries, getProfile, (profile) => {
    before = profile.bingo as Partial<BingoStatus>
    return isNewer(status, before) ? { ...profile, bingo: { isActive: true, ...status } } : profile
  })
  patchData(queries, getInfo, (info) => (isNewer(status, info) ? { ...info, ...status } : info))
  return before
}

const isNewer = (status: BingoStatus, { version = -1 }: Partial<BingoStatus>): boolean => status.version > version

export interface Playing {
  /** The game on the table; the last one until another is dealt. */
  readonly game: PlayedGame | null
  /** How many of its numbers have been called on this page. */
  readonly shown: number
  /** From the press of the button until the last number is called. */
  readonly isPlaying: boolean
  /** Whether the game on the table was dealt on this page. */
  readonly isNew: boolean
  readonly isFailed: boolean
  /** The limit that refused it, in words. */
  readonly limit: string | undefined
  readonly onPlay: () => void
  readonly onSkip: () => void
}

/** Plays games: one request at a time, its numbers called one by one. Under reduced motion all are called at once. */
export function usePlaying(lastGame: PlayedGame | null): Playing {
  const api = useApi()
  const queries = useQueryClient()
  const limitText = useLimitText()
  const [dealt, setDealt] = useState<{ readonly game: PlayedGame; readonly shown: number }>()
  const refetch = (): void => {
    for (const contract of [getProfile, getInfo, getGameData]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
  }
  const { mutate, isPending, isError, error, data } = useMutation({
    mutationFn: () => api.call(accrueReward),
    onSuccess: (reply) => {
      if (!reply.success) return refetch()
      const { game, status } = reply.data
      keepStatus(queries, status)
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      setDealt({ game, shown: isStill ? game.calls.length : 0 })
    },
  })
  const isCalling = dealt !== undefined && dealt.shown < dealt.game.calls.length
  useEffect(() => {
    if (!isCalling) return
    const timer = setInterval(() => setDealt((now) => now && { ...now, shown: now.shown + 1 }), CALL_MS)
    return () => clearInterval(timer)
  }, [isCalling])
  useDrawHold(isPending || isCalling)
  const over = isCalling ? undefined : dealt?.game
  const leave = useEffectEvent(() => {
    if (isCalling) refetch()
  })
  const settle = useEffectEvent(refetch)
  // The balance is shown when the last number is called, or when the player leaves.
  useEffect(() => {
    if (over) settle()
  }, [over])
  useEffect(() => () => leave(), [])
  return {
    game: dealt?.game ?? lastGame,
    shown: dealt?.shown ?? lastGame?.calls.length ?? 0,
    isPlaying: isPending || isCalling,
    isNew: dealt !== undefined,
    isFailed: isError || data?.success === false,
    limit: limitText(data, error),
    onPlay: () => mutate(),
    onSkip: () => setDealt((now) => now && { ...now, shown: now.game.calls.length }),
  }
}
