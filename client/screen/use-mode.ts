import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getProfile, switchToSweepStakes, switchToTournamentPoints } from '#features/account/account/contract.ts'
import { launchGame, type GameMode } from '#features/play/game-session/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import type { AnyState } from '../play/any-state.ts'
import type { AnyTools } from './any-tools.ts'

export type Launch = ReplyOf<typeof launchGame>['data']

/** Switches the game mode by launching the game again. */
export function useModeSwitch(slug: string, open: (launch: Launch) => void): AnyTools['switchMode'] {
  const api = useApi()
  const queries = useQueryClient()
  return async (mode) => {
    await api.call(mode === 'SweepStakes' ? switchToSweepStakes : switchToTournamentPoints)
    const { data } = await api.call(launchGame, { params: { slug } })
    open(data)
    await queries.invalidateQueries({ queryKey: keyOf(getProfile) })
  }
}

const stakeKey = (slug: string, mode: GameMode) => `game-stake:${slug}:${mode}`

/** The last play amount in this browser is restored per game and mode. */
export function useRememberedStake(slug: string, play: AnyTools['play'], { mode, stake, levels }: AnyState): void {
  const shown = useRef<GameMode | null>(null)
  useEffect(() => {
    if (shown.current === mode) return localStorage.setItem(stakeKey(slug, mode), String(stake))
    shown.current = mode
    const remembered = Number(localStorage.getItem(stakeKey(slug, mode)))
    if (levels[mode].includes(remembered)) play.send({ type: 'stakePicked', stake: remembered })
  }, [play, slug, mode, stake, levels])
}
