import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { WireRoundDetail } from '#features/play/game-session/contract.ts'
import { GamePlay } from '../play/game-play.ts'
import { PROFILES } from '../playback/profiles.ts'
import { GameFrame } from '../screen/game-frame.tsx'
import { useStage } from '../screen/use-stage.ts'
import { useReducedMotion } from '../screen/use-preference.ts'
import { Sounds } from '../sound/sounds.ts'
import { CheckLink, ReplayTop, RoundFacts } from './replay-parts.tsx'

const NO_BALANCES = { version: 0, coins: 0, tourPoints: 0, entries: 0, winnings: 0 }

interface ReplayScreenProps {
  readonly game: SlotGame
  readonly round: WireRoundDetail
  /** In place of the way back to the player's rounds. */
  readonly top?: ReactNode
}

/** Replays a stored round on the game's stage from its events. Sends nothing and moves no balance. */
export function ReplayScreen({ game, round, top }: ReplayScreenProps) {
  const t = useTranslations('round-history')
  const isReduced = useReducedMotion()
  const speed = useRef(PROFILES.normal)
  speed.current = PROFILES[isReduced ? 'reduced' : 'normal']
  const [sounds] = useState(() => new Sounds())
  const [profile] = useState(() => () => speed.current)
  const [play] = useState(() => replayOf(game, round, profile))
  const state = useSyncExternalStore(play.subscribe, play.state, play.state)
  const elements = { screen: useRef<HTMLElement>(null), host: useRef<HTMLDivElement>(null), field: useRef<HTMLDivElement>(null) }
  const stage = useStage(elements, { game, play, sounds, profile })
  const isIdle = state.phase === 'idle'
  const show = () => void play.resume({ ...round, isAcknowledged: true })
  useEffect(() => {
    play.open()
    return () => play.close()
  }, [play])
  useEffect(() => {
    if (stage !== 'opening') void play.resume({ ...round, isAcknowledged: true })
  }, [play, round, stage])

  return (
    <GameFrame game={game} state={state} play={play} sounds={sounds} stage={stage} elements={elements}>
      {top ?? <ReplayTop title={game.title} />}
      <section className="game-controls" aria-label={t('controls')}>
        <RoundFacts round={round} />
        <button
          type="button"
          className="spin-button"
          data-phase={state.phase}
          aria-label={isIdle ? t('showAgain') : t('quickStop')}
          onClick={() => (isIdle ? show() : play.press())}
        >
          <Icon name={isIdle ? 'play-fill' : 'stop-fill'} className="spin-icon" />
        </button>
        <CheckLink round={round} />
      </section>
    </GameFrame>
  )
}

function replayOf(game: SlotGame, round: WireRoundDetail, profile: () => (typeof PROFILES)['normal']): GamePlay {
  const { stake, mode } = round
  return new GamePlay({
    definition: game.definition,
    mode,
    levels: { SweepStakes: [stake], TournamentPoints: [stake] },
    balances: NO_BALANCES,
    freeSpins: [],
    newKey: () => '',
    profile,
    send: () => Promise.reject(new Error('a replay plays no round')),
    acknowledge: () => Promise.resolve(),
  })
}
