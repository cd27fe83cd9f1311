import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { getProfile, switchToSweepStakes, switchToTournamentPoints } from '#features/account/contract.ts'
import type { DefinitionOf } from '#engine/definition.ts'
import type { RoundEventOf } from '#engine/events.ts'
import type { Game } from '#games/game.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { usePageHold } from '#ui/page/use-page-hold.ts'
import { acknowledgeRound, choose, launchGame, spin, type GameMode, type WireBalances } from '#features/game-session/contract.ts'
import { newerOf } from '../play/purse.ts'
import type { Launch } from '../screen/use-game-play.ts'
import { usePreference, useReducedMotion } from '../screen/use-preference.ts'
import { useSeen } from '../screen/use-seen.ts'
import { winTier } from '../show/win-tier.ts'
import { Sounds } from '../sound/sounds.ts'
import { TablePlay } from './table-play.ts'
import type { TableKind, TableScreen, TableSound } from './table-screen.ts'
import type { TableState } from './table-state.ts'

const TURBO_SCALE = 0.35

export interface TableTools {
  readonly play: TablePlay
  readonly state: TableState
  readonly sounds: Sounds
  readonly isStill: boolean
  readonly isTurbo: boolean
  /** How long things take: 1 at normal speed. */
  readonly pace: number
  readonly setTurbo: (isTurbo: boolean) => void
  readonly isSoundOn: boolean
  readonly setSound: (isOn: boolean) => void
  readonly switchMode: (mode: GameMode) => Promise<void>
}

interface TableNeeds<K extends TableKind> {
  readonly game: Game<DefinitionOf<K>>
  readonly screen: TableScreen<K>
  readonly launch: Launch
  readonly isStill?: boolean
}

const stakeKey = (slug: string, mode: GameMode) => `game-stake:${slug}:${mode}`

/** One table being played, from its launch to the end of the page. */
export function useTablePlay<K extends TableKind>({ game, screen, launch, ...shown }: TableNeeds<K>): TableTools {
  const api = useApi()
  const queries = useQueryClient()
  const [isTurbo, setTurbo] = usePreference('game-turbo')
  const [isSoundOn, setSound] = usePreference('game-sound')
  const isReduced = useReducedMotion()
  const isStill = shown.isStill ?? isReduced
  const pace = isTurbo ? TURBO_SCALE : 1
  const speed = useRef({ pace, isStill })
  speed.current = { pace, isStill }
  const [sounds] = useState(() => new Sounds())
  const [play] = useState((): TablePlay => {
    const params = { slug: game.slug }
    return new TablePlay({
      mode: launch.gameMode,
      levels: launch.game.betLevels,
      balances: launch.balances,
      terms: screen.firstTerms(game.definition),
      betOf: (chosen) => screen.betOf(game.definition, chosen),
      paceMs: (event) => screen.paceMs(event as RoundEventOf<K>, speed.current.isStill) * speed.current.pace,
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
  useRememberedStake(play, game.slug, state)
  usePageHold(state.phase !== 'idle')
  useEffect(() => {
    play.open()
    if (launch.openRound) void play.resume(launch.openRound)
    return () => play.close()
  }, [play, launch.openRound])
  useSeen((isSeen) => (isSeen ? undefined : play.hurry()))
  useEffect(() => void sounds.turn(isSoundOn), [sounds, isSoundOn])

  return {
    play,
    state,
    sounds,
    isStill,
    isTurbo,
    pace,
    setTurbo,
    isSoundOn,
    setSound,
    async switchMode(mode) {
      await api.call(mode === 'SweepStakes' ? switchToSweepStakes : switchToTournamentPoints)
      const { data } = await api.call(launchGame, { params: { slug: game.slug } })
      play.send({ type: 'opened', mode: data.gameMode, balances: data.balances })
      if (data.openRound) void play.resume(data.openRound)
      await queries.invalidateQueries({ queryKey: keyOf(getProfile) })
    },
  }
}

const playSound = (sounds: Sounds, sound: TableSound | undefined): void => {
  if (sound) sounds.play(sound.effect, sound.semitones)
}

/** The header of the next page shows what this one knows. */
function shareBalances(queries: QueryClient, balances: WireBalances): void {
  queries.setQueryData(keyOf(getProfile), (known: ReplyOf<typeof getProfile> | undefined) => {
    if (!known) return known
    const { playerInfo } = known.data
    const newest = newerOf(playerInfo.playerBalance, balances)
    return { ...known, data: { ...known.data, playerInfo: { ...playerInfo, playerBalance: newest } } }
  })
}

function usePushedBalances(play: TablePlay): void {
  const api = useApi()
  const pushed = useQuery({ ...queryOf(api, getProfile), enabled: false }).data?.data.playerInfo.playerBalance
  useEffect(() => {
    if (pushed) play.send({ type: 'balancesSeen', balances: pushed })
  }, [play, pushed])
}

/** The amount that was played last in this browser comes back with the game and the mode. */
function useRememberedStake(play: TablePlay, slug: string, { mode, stake, levels }: TableState): void {
  const shown = useRef<GameMode | null>(null)
  useEffect(() => {
    if (shown.current === mode) return localStorage.setItem(stakeKey(slug, mode), String(stake))
    shown.current = mode
    const remembered = Number(localStorage.getItem(stakeKey(slug, mode)))
    if (levels[mode].includes(remembered)) play.send({ type: 'stakePicked', stake: remembered })
  }, [play, slug, mode, stake, levels])
}
