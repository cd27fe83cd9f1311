import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { MODE_ASSETS, type WireRoundDetail } from '../../contract.ts'
import { claimHash, claimOf } from '../fair/claim.ts'
import { GamePlay } from '../play/game-play.ts'
import { PROFILES } from '../show/profiles.ts'
import { GameFrame } from '../screen/game-frame.tsx'
import { useStage } from '../screen/use-stage.ts'
import { useReducedMotion } from '../screen/use-preference.ts'
import { Sounds } from '../sound/sounds.ts'

const NO_BALANCES = { version: 0, coins: 0, tourPoints: 0, entries: 0, winnings: 0 }

/** A stored round on the same stage, from its own events. Nothing is sent and no balance moves. */
export function ReplayScreen({ game, round }: { game: SlotGame; round: WireRoundDetail }) {
  const t = useTranslations('game')
  const isReduced = useReducedMotion()
  const speed = useRef(PROFILES.normal)
  speed.current = PROFILES[isReduced ? 'reduced' : 'normal']
  const [sounds] = useState(() => new Sounds())
  const [profile] = useState(() => () => speed.current)
  const [play] = useState(() => replayOf(game, round, profile))
  const state = useSyncExternalStore(play.subscribe, play.state, play.state)
  const places = { screen: useRef<HTMLElement>(null), host: useRef<HTMLDivElement>(null), field: useRef<HTMLDivElement>(null) }
  const stage = useStage(places, { game, play, sounds, profile })
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
    <GameFrame game={game} state={state} play={play} sounds={sounds} stage={stage} places={places}>
      <header className="game-top">
        <LocalLink to="/rounds" className="game-button" aria-label={t('backToRounds')}>
          <Icon name="arrow-left-bold" />
        </LocalLink>
        <p className="game-title">{game.title}</p>
        <p className="replay-badge">{t('replay')}</p>
      </header>
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
        <LocalLink className="game-panel replay-check" to={`/fair${claimHash(claimOf(round))}`}>
          <Icon name="scales-fill" />
          {t('checkRound')}
        </LocalLink>
      </section>
    </GameFrame>
  )
}

function RoundFacts({ round }: { round: WireRoundDetail }) {
  const t = useTranslations('game')
  const format = useAmount()
  const { dateTime } = useFormatter()
  const { granted } = MODE_ASSETS[round.mode]
  return (
    <div className="game-panel replay-facts">
      <small>{t('atUtc', { at: dateTime(new Date(round.at), { dateStyle: 'medium', timeStyle: 'medium' }) })}</small>
      <b className="figures">{t('playedAndWon', { played: format(granted, round.stake), won: format(granted, round.win) })}</b>
    </div>
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
