import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { getProfile, switchToSweepStakes, switchToTournamentPoints } from '#features/account/contract.ts'
import type { SlotGame } from '#games/game.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { usePageHold } from '#ui/page/use-page-hold.ts'
import { acknowledgeRound, choose, launchGame, spin, type GameMode, type WireBalances } from '#features/game-session/contract.ts'
import { GamePlay } from '../play/game-play.ts'
import type { PlayState } from '../play/play-state.ts'
import { newerOf } from '../play/purse.ts'
import { type Profile, type ProfileId, PROFILES } from '../show/profiles.ts'
import { Sounds } from '../sound/sounds.ts'
import { usePreference, useReducedMotion } from './use-preference.ts'
import { useSeen } from './use-seen.ts'

export type Launch = ReplyOf<typeof launchGame>['data']

export interface GameTools {
  readonly play: GamePlay
  readonly state: PlayState
  readonly sounds: Sounds
  /** How fast rounds are shown just now; stable. */
  readonly profile: () => Profile
  readonly isTurbo: boolean
  readonly setTurbo: (isTurbo: boolean) => void
  readonly isSoundOn: boolean
  readonly setSound: (isOn: boolean) => void
  readonly switchMode: (mode: GameMode) => Promise<void>
}

const stakeKey = (slug: string, mode: GameMode) => `game-stake:${slug}:${mode}`

/** One game being played, from its launch to the end of the page. */
export function useGamePlay(game: SlotGame, launch: Launch, fixedSpeed?: ProfileId): GameTools {
  const api = useApi()
  const queries = useQueryClient()
  const [isTurbo, setTurbo] = usePreference('game-turbo')
  const [isSoundOn, setSoundOn] = usePreference('game-sound')
  const isReduced = useReducedMotion()
  const speed = useRef<Profile>(PROFILES.normal)
  speed.current = PROFILES[fixedSpeed ?? (isReduced ? 'reduced' : isTurbo ? 'turbo' : 'normal')]
  const [sounds] = useState(() => new Sounds())
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
      profile,
      send: ({ key, ...body }) => api.call(spin, { params, body, key }),
      choose: (id, { key, ...body }) => api.call(choose, { params: { id }, body, key }),
      acknowledge: (id) => api.call(acknowledgeRound, { params: { id } }),
      onCue: (cue) => sounds.cue(cue),
      onRound: () => shareBalances(play.state().balances),
    })
  })
  const state = useSyncExternalStore(play.subscribe, play.state, play.state)

  /** The header of the next page shows what this one knows. */
  const shareBalances = (balances: WireBalances): void => {
    queries.setQueryData(keyOf(getProfile), (known: ReplyOf<typeof getProfile> | undefined) => withBalances(known, balances))
  }

  const pushed = useQuery({ ...queryOf(api, getProfile), enabled: false }).data?.data.playerInfo.playerBalance
  useEffect(() => {
    if (pushed) play.send({ type: 'balancesSeen', balances: pushed })
  }, [play, pushed])

  useRememberedStake(play, game.slug, state)
  usePageHold(state.phase !== 'idle' || state.autoplay !== null)
  useEffect(() => {
    play.open()
    return () => play.close()
  }, [play])
  useSeen((isSeen) => play.watch(isSeen))
  useEffect(() => void sounds.turn(isSoundOn), [sounds, isSoundOn])

  return {
    play,
    state,
    sounds,
    profile,
    isTurbo,
    setTurbo,
    isSoundOn,
    setSound: setSoundOn,
    async switchMode(mode) {
      await api.call(mode === 'SweepStakes' ? switchToSweepStakes : switchToTournamentPoints)
      const { data } = await api.call(launchGame, { params: { slug: game.slug } })
      play.send({ type: 'opened', mode: data.gameMode, balances: data.balances, freeSpins: data.freeSpins })
      if (data.openRound) void play.resume(data.openRound)
      await queries.invalidateQueries({ queryKey: keyOf(getProfile) })
    },
  }
}

/** The amount that was played last in this browser comes back with the game and the mode. */
function useRememberedStake(play: GamePlay, slug: string, { mode, stake, levels }: PlayState): void {
  const shown = useRef<GameMode | null>(null)
  useEffect(() => {
    if (shown.current === mode) return localStorage.setItem(stakeKey(slug, mode), String(stake))
    shown.current = mode
    const remembered = Number(localStorage.getItem(stakeKey(slug, mode)))
    if (levels[mode].includes(remembered)) play.send({ type: 'stakePicked', stake: remembered })
  }, [play, slug, mode, stake, levels])
}

function withBalances(known: ReplyOf<typeof getProfile> | undefined, balances: WireBalances) {
  if (!known) return known
  const { playerInfo } = known.data
  const newest = newerOf(playerInfo.playerBalance, balances)
  return { ...known, data: { ...known.data, playerInfo: { ...playerInfo, playerBalance: newest } } }
}
