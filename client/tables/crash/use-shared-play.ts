import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import type { Game } from '#games/game.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { usePlayHold } from '#ui/page/use-play-hold.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { collectBet, joinTable, placeBet, type SharedBet, type SharedTable } from '#features/play/shared-rounds/contract.ts'
import { winTier } from '../../playback/win-tier.ts'
import type { AnyTools } from '../../screen/any-tools.ts'
import { shareBalances, usePushedBalances } from '../../screen/known-balances.ts'
import { type Launch, useModeSwitch, useRememberedStake } from '../../screen/use-mode.ts'
import { useReducedMotion, useTurbo } from '../../screen/use-preference.ts'
import type { Sounds } from '../../sound/sounds.ts'
import { useSounds } from '../../sound/use-sounds.ts'
import { SharedPlay } from './shared-play.ts'
import type { SharedState, Stage } from './shared-state.ts'
import { betNewsKey, tableNewsKey } from './table-news.ts'

export interface SharedTools extends AnyTools {
  readonly play: SharedPlay
  readonly state: SharedState
  readonly stage: Stage
  readonly isStill: boolean
}

interface SharedNeeds {
  readonly game: Game<CrashDefinition>
  readonly launch: Launch
}

const SEED_BYTES = 16
const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A player's part in the shared rounds of a game, from launch until the page closes. */
export function useSharedPlay({ game, launch }: SharedNeeds): SharedTools {
  const api = useApi()
  const queries = useQueryClient()
  const [isTurbo, setTurbo] = useTurbo()
  const audio = useSounds(game.slug)
  const { sounds } = audio
  const isStill = useReducedMotion()
  const hear = useSounding(sounds)
  const [play] = useState((): SharedPlay => {
    const params = { slug: game.slug }
    return new SharedPlay({
      mode: launch.gameMode,
      levels: launch.game.betLevels,
      balances: launch.balances,
      now: serverNowMs,
      calls: {
        newKey,
        newSeed,
        join: (seed) => api.call(joinTable, { params, body: seed ? { seed } : {} }),
        bet: ({ key, ...body }) => api.call(placeBet, { params, body, key }),
        collect: (id, key) => api.call(collectBet, { params: { id }, key }),
      },
      onChange(state, stage) {
        hear(state, stage)
        if (state.bet?.state === 'settled') shareBalances(queries, state.balances)
      },
    })
  })
  const state = useSyncExternalStore(play.subscribe, play.state, play.state)
  useNews(play, game.slug)
  usePushedBalances(play)
  useRememberedStake(game.slug, play, state)
  usePlayHold(state.phase !== 'idle' || state.isQueued)
  useEffect(() => {
    play.open()
    return () => play.close()
  }, [play])
  const switchMode = useModeSwitch(game.slug, ({ gameMode: mode, balances }) => play.send({ type: 'opened', mode, balances }))
  return { play, state, stage: play.stage(), ...audio, isStill, isTurbo, setTurbo, switchMode }
}

/** What was pushed while the page is open. */
function useNews(play: SharedPlay, slug: string): void {
  const table = useQuery<SharedTable>({ queryKey: tableNewsKey(slug), queryFn: skipToken }).data
  const bet = useQuery<SharedBet>({ queryKey: betNewsKey(slug), queryFn: skipToken }).data
  useEffect(() => {
    if (table) play.pushed({ type: 'seen', table })
  }, [play, table])
  useEffect(() => {
    if (bet) play.pushed({ type: 'ended', bet })
  }, [play, bet])
}

/** Plays each stage and the end of the player's bet once. */
function useSounding(sounds: Sounds): (state: SharedState, stage: Stage) => void {
  const heard = useRef<{ stage: Stage; bet: string }>({ stage: 'waiting', bet: '' })
  return ({ bet }, stage) => {
    const known = heard.current
    const ended = bet && bet.state !== 'open' ? bet.id : ''
    heard.current = { stage, bet: ended || known.bet }
    if (stage !== known.stage && stage === 'flying') sounds.play('spinStart')
    if (stage !== known.stage && stage === 'burst' && known.stage === 'flying') sounds.play('burst')
    if (ended && ended !== known.bet && bet && bet.win > 0) {
      sounds.play('coin')
      sounds.won(winTier(bet.win, bet.stake))
    }
  }
}
