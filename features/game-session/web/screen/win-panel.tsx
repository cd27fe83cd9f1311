import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { MODE_ASSETS } from '../../contract.ts'
import type { Card, PlayState, ShownWin } from '../play/play-state.ts'
import { CountUp } from './count-up.tsx'

/** What was won, as loudly as it deserves. A return below the play amount is only told. */
export function WinPanel({ state }: { state: PlayState }) {
  const { win } = state
  if (!win) return null
  const isLoud = win.tier === 'big' || win.tier === 'mega' || win.tier === 'epic'
  return (
    <div className="win-place" data-tier={win.tier} aria-hidden="true">
      {isLoud && win.countMs > 0 ? <div className="win-rays" /> : null}
      <div className="win-panel" key={`${state.round?.id}/${win.amount}`}>
        <small>
          <WinTitle win={win} />
        </small>
        <b className="figures">
          <Amount state={state} amount={win.amount} ms={win.countMs} />
        </b>
      </div>
    </div>
  )
}

function WinTitle({ win: { tier, line } }: { win: ShownWin }) {
  const t = useTranslations('game')
  if (tier === 'none') return null
  return line === null ? t(`tiers.${tier}`) : t('tierOnLine', { tier: t(`tiers.${tier}`), line })
}

function Amount({ state, amount, ms }: { state: PlayState; amount: number; ms: number }) {
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.round?.mode ?? state.mode]
  return <CountUp amount={amount} ms={ms} format={(shown) => format(granted, shown)} />
}

/** Where a feature stands: which spin of how many, and what it has won. */
export function FeatureCounter({ state }: { state: PlayState }) {
  const t = useTranslations('game')
  const format = useAmount()
  const { feature } = state.view
  if (!feature) return null
  const { granted } = MODE_ASSETS[state.round?.mode ?? state.mode]
  return (
    <p className="feature-counter figures" aria-hidden="true">
      <b>{t('featureStep', { step: feature.step, of: feature.of })}</b>
      <span>{t('featureMultiplier', { multiplier: feature.multiplier })}</span>
      <span>{t('featureWon', { amount: format(granted, feature.won) })}</span>
    </p>
  )
}

/** Stands over the reels while a feature begins, grows or ends. */
export function FeatureCard({ state }: { state: PlayState }) {
  const { card } = state
  if (!card) return null
  return (
    <div className="feature-card" data-kind={card.kind} aria-hidden="true">
      <CardText card={card} state={state} />
    </div>
  )
}

function CardText({ card, state }: { card: Card; state: PlayState }) {
  const t = useTranslations('game')
  switch (card.kind) {
    case 'start':
      return (
        <>
          <b className="feature-figure">{card.spins}</b>
          <strong>{t('freeSpins')}</strong>
          <span>{t('allWinsTimes', { multiplier: card.multiplier })}</span>
        </>
      )
    case 'more':
      return (
        <>
          <b className="feature-figure">+{card.spins}</b>
          <strong>{t('freeSpins')}</strong>
        </>
      )
    case 'end':
      return (
        <>
          <strong>{t('freeSpinsOver')}</strong>
          <b className="feature-figure figures">
            <Amount state={state} amount={card.amount} ms={0} />
          </b>
        </>
      )
    case 'cap':
      return <strong>{t('capReached')}</strong>
  }
}
