import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DefinitionOf } from '#engine/definition.ts'
import type { RoundEventOf } from '#engine/events.ts'
import type { Game } from '#games/game.ts'
import { CYCLE_MS } from '#kernel/play-cycle.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { usePlayHold } from '#ui/page/use-play-hold.ts'
import { acknowledgeRound, choose, spin } from '#features/play/game-session/contract.ts'
import type { AnyTools } from '../screen/any-tools.ts'
import { shareBalances, usePushedBalances } from '../screen/known-balances.ts'
import { type Launch, useModeSwitch, useRememberedStake } from '../screen/use-mode.ts'
import { useReducedMotion, useTurbo } from '../screen/use-preference.ts'
import { useSeen } from '../screen/use-seen.ts'
import { winTier } from '../playback/win-tier.ts'
import type { Sounds } from '../sound/sounds.ts'
import { useSounds } from '../sound/use-sounds.ts'
import { TablePlay } from './table-play.ts'
import type { TableKind, TableScreen, TableSound } from './table-screen.ts'
import type { TableState } from './table-state.ts'

const TURBO_SCALE = 0.35

export interface TableTools extends AnyTools {
  readonly play: TablePlay
  readonly state: TableState
  readonly isStill: boolean
  /** The factor for durations: 1 at normal speed. */
  readonly pace: number
}

interface TableNeeds<K extends TableKind> {
  readonly game: Game<DefinitionOf<K>>
  readonly screen: TableScreen<K>
  readonly launch: Launch
  readonly isStill?: boolean
}

/** A table in play, from launch until the page closes. */
export function useTablePlay<K extends TableKind>({ game, screen, launch, ...shown }: TableNeeds<K>): TableTools {
  const api = useApi()
  const queries = useQueryClient()
  const { isPlayStrict: isStrict = false } = useBrand()
  const [isTurbo, setTurbo] = useTurbo(isStrict)
  const audio = useSounds(game.slug)
  const { sounds } = audio
  const isReduced = useReducedMotion()
  const isStill = shown.isStill ?? isReduced
  const pace = isTurbo ? TURBO_SCALE : 1
  const speed = useRef({ pace, isStill })
  speed.current = { pace, isStill }
  const [play] = useState((): TablePlay => {
    const params = { slug: game.slug }
    return new TablePlay({
      mode: launch.gameMode,
      levels: chipsOf(screen, launch.game.betLevels),
      balances: launch.balances,
      params: screen.firstParams(game.definition),
      betOf: (chosen) => screen.betOf(game.definition, chosen),
      paceMs: (event) => screen.paceMs(event as RoundEventOf<K>, speed.current.isStill) * speed.current.pace,
      cycleMs: isStrict ? CYCLE_MS.other : undefined,
      isStacking: screen.isStacking === true,
      calls: {
        newKey,
        spin: ({ key, ...body }) => api.call(spin, { params, body, key }),
        choose: (id, { key, ...body }) => api.call(choose, { params: { id }, body, key }),
        acknowledge: (id) => api.call(acknowledgeRound, { params: { id } }),
      },
      onShown: (event) => playSound(sounds, screen.sound?.(event as RoundEventOf<K>)),
      onRound({ win, stake }) {
        sounds.won(winTier(win, stake))
        shareBalances(queries, play.state().balances)
      },
    })
  })
  const state = useSyncExternalStore(play.subscribe, play.state, play.state)

  usePushedBalances(play)
  useRememberedStake(game.slug, play, state)
  usePlayHold(state.phase !== 'idle')
  useEffect(() => {
    play.open()
    if (launch.openRound) void play.resume(launch.openRound)
    return () => play.close()
  }, [play, launch.openRound])
  useSeen((isSeen) => (isSeen ? undefined : play.hurry()))
  const switchMode = useModeSwitch(game.slug, ({ gameMode: mode, balances, openRound }) => {
    play.send({ type: 'opened', mode, balances })
    if (openRound) void play.resume(openRound)
  })

  return {
    play,
    state,
    ...audio,
    isStill,
    isStrict,
    isTurbo,
    pace,
    setTurbo,
    switchMode,
  }
}

function chipsOf<K extends TableKind>({ chipsOf: pick }: TableScreen<K>, levels: TableState['levels']): TableState['levels'] {
  if (!pick) return levels
  return { SweepStakes: pick(levels.SweepStakes), TournamentPoints: pick(levels.TournamentPoints) }
}

const playSound = (sounds: Sounds, sound: TableSound | undefined): void => {
  if (sound) sounds.play(sound.effect, sound.semitones)
}
