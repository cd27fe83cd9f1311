import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { Choice } from '#engine/round-contract.ts'
import type { SlotGame } from '#games/game.ts'
import type { Card } from '../play/card.ts'
import type { PlayState } from '../play/play-state.ts'
import { lookOf } from '../stage/look.ts'
import { useNames, useTierName } from './names.ts'
import { PickBoard } from './pick-board.tsx'
import { PlayedAmount } from './played-amount.tsx'
import { TrailBoard } from './trail-board.tsx'
import { FeatureIntro } from './feature-intro.tsx'
import { TotalCard } from './total-card.tsx'
import { Wheel } from './wheel.tsx'

interface CardProps<K extends Card['kind'] = Card['kind']> {
  readonly game: SlotGame
  readonly state: PlayState
  readonly card: Extract<Card, { kind: K }>
}

/** Covers the reels while a feature starts, grows or ends, a wheel spins, or a jackpot is won. */
export function FeatureCard({ game, state, choose }: { game: SlotGame; state: PlayState; choose: (choice: Choice) => void }) {
  const { card } = state
  if (!card) return null
  if (card.kind === 'wheel') return <Wheel game={game} card={card} />
  if (card.kind === 'picks') return <PickBoard game={game} state={state} card={card} choose={choose} />
  if (card.kind === 'walk') return <TrailBoard game={game} state={state} card={card} />
  if (card.kind === 'featureEnd') return <TotalCard game={game} state={state} card={card} />
  if (card.kind === 'featureStart' && card.feature === 'free-spins') return <FeatureIntro game={game} card={card} />
  if (card.kind === 'jackpot') return <JackpotCard game={game} state={state} card={card} />
  return (
    <div className="feature-card" data-kind={card.kind} aria-hidden="true">
      <CardText game={game} card={card} />
    </div>
  )
}

function CardText({ game, card }: Omit<CardProps, 'state'>) {
  const t = useTranslations('game')
  switch (card.kind) {
    case 'featureStart':
      return <StartText game={game} card={card} />
    case 'more':
      return (
        <>
          <b className="feature-figure">+{card.spins}</b>
          <strong>{t(`features.${card.feature}`)}</strong>
        </>
      )
    case 'cap':
      return <strong>{t('capReached')}</strong>
    default:
      return null
  }
}

function StartText({ game, card }: Omit<CardProps<'featureStart'>, 'state'>) {
  const t = useTranslations('game')
  const nameOf = useNames(game)
  return (
    <>
      {card.symbol ? <img className="feature-symbol" src={lookOf(game.slug, true).symbol(card.symbol)} alt="" /> : null}
      {card.spins > 0 ? <b className="feature-figure">{card.spins}</b> : null}
      <strong>{card.variant ? nameOf(card.variant) : t(`features.${card.feature}`)}</strong>
      {card.symbol ? <span>{t('specialSymbol', { symbol: nameOf(card.symbol) })}</span> : null}
      {card.multiplier > 1 ? <span>{t('allWinsTimes', { multiplier: card.multiplier })}</span> : null}
      {card.feature === 'hold-and-spin' ? <span>{t('holdHint')}</span> : null}
    </>
  )
}

function JackpotCard({ game, state, card }: CardProps<'jackpot'>) {
  const t = useTranslations('game')
  const tierName = useTierName(game)
  return (
    <div
      className="jackpot-card"
      data-jackpot={card.jackpot}
      style={{ '--count': `${card.countMs}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <div className="win-rays" />
      <div className="jackpot-plaque">
        <small>{t('jackpot')}</small>
        <strong>{tierName(card.jackpot)}</strong>
        <b className="feature-figure figures">
          <PlayedAmount state={state} amount={card.amount} ms={card.countMs} />
        </b>
      </div>
    </div>
  )
}
