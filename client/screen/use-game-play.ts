import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SlotGame } from '#games/game.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { usePlayHold } from '#ui/page/use-play-hold.ts'
import { acknowledgeRound, choose, spin } from '#features/play/game-session/contract.ts'
import { CYCLE_MS } from '#kernel/play-cycle.ts'
import { GamePlay } from '../play/game-play.ts'
import type { PlayState } from '../play/play-state.ts'
import { type Profile, type ProfileId, PROFILES } from '../playback/profiles.ts'
import { useSounds } from '../sound/use-sounds.ts'
import type { AnyTools } from './any-tools.ts'
import { shareBalances, usePushedBalances } from './known-balances.ts'
import { type Launch, useModeSwitch, useRememberedStake } from './use-mode.ts'
import { useReducedMotion, useTurbo } from './use-preference.ts'
import { useSeen } from './use-seen.ts'

export interface GameTools extends AnyTools {
  readonly play: GamePlay
  readonly state: PlayState
  /** The current speed profile; referentially stable. */
  readonly profile: () => Profile
}

/** A game in play, from launch until the page closes. */
export function useGamePlay(game: SlotGame, launch: Launch, fixedSpeed?: ProfileId): GameTools {
  const api = useApi()
  const queries = useQueryClient()
  const { isPlayStrict: isStrict = false } = useBrand()
  const [isTurbo, setTurbo] = useTurbo(isStrict)
  const audio = useSounds(game.slug)
  const { sounds } = audio
  const isReduced = useReducedMotion()
  const speed = useRef<Profile>(PROFILES.normal)
  speed.current = PROFILES[fixedSpeed ?? (isReduced ? 'reduced' : isTurbo ? 'turbo' : 'normal')]
  const profile = useState(() => () => speed.current)[0]

  const [play] = useState(() => {
    const params = { slug: game.slug }
    return new GamePlay({
      definition: game.definition,
      mode: launch.gameMode,
      levels: launch.game.betLevels,
      balances: launch.balances,
      freeSpins: launch.freeSpins,
      newKey,
      cycleMs: isStrict ? CYCLE_MS.slot : undefined,
      profile,
      send: ({ key, ...body }) => api.call(spin, { params, body, key }),
      choose: (id, { key, ...body }) => api.call(choose, { params: { id }, body, key }),
      acknowledge: (id) => api.call(acknowledgeRound, { params: { id } }),
      onCue: (cue) => sounds.cue(cue),
      onRound: () => shareBalances(queries, play.state().balances),
    })
  })
  const state = useSyncExternalStore(play.subscribe, play.state, play.state)

  usePushedBalances(play)
  useRememberedStake(game.slug, play, state)
  usePlayHold(state.phase !== 'idle' || state.autoplay !== null)
  useEffect(() => {
    play.open()
    return () => play.close()
  }, [play])
  useSeen((isSeen) => play.watch(isSeen))
  const switchMode = useModeSwitch(game.slug, ({ gameMode: mode, balances, freeSpins, openRound }) => {
    play.send({ type: 'opened', mode, balances, freeSpins })
    if (openRound) void play.resume(openRound)
  })

  return {
    play,
    state,
    ...audio,
    profile,
    isStrict,
    isTurbo,
    setTurbo,
    switchMode,
  }
}
