import './money-box.css'
import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { useAmount } from '#ui/format/amount.ts'
import { CountingAmount } from '#ui/format/counting-amount.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import type { Box } from '../contract.ts'
import { type BoxPhase, phaseOf } from '../shared/box.ts'
import { BoxAction, type BreakState } from './box-action.tsx'
import { useFed } from './use-fed.ts'

const WHOLE_COIN = 100

interface BoxPanelProps {
  readonly box: Box
  readonly isPlayer: boolean
  readonly breaking: BreakState
  /** The rest of the box is over: refetches it. */
  readonly onRested: () => void
}

/** The box as the player has it: its coins, how far it is filled, and what can be done with it now. */
export function BoxPanel({ box, isPlayer, breaking, onRested }: BoxPanelProps) {
  const t = useTranslations('money-box')
  const phase = phaseOf(box, Math.floor((useSecond() ?? 0) / SECOND_MS))
  const isFed = useFed(box.moneyBoxAmount)
  return (
    <section className="box-panel" aria-label={t('inside')} data-phase={phase} data-is-fed={isFed}>
      <p className="box-amount">
        <img src="/art/interface/coin-64.webp" width={32} height={32} alt="" />
        <CountingAmount asset="coins" minor={box.moneyBoxAmount} />
      </p>
      <Meter box={box} />
      <p className="box-text" role="status">
        <PhaseText phase={phase} box={box} />
      </p>
      {phase === 'resting' && box.breakableAt !== null ? (
        <p className="box-clock">
          {t('restsUntil')} <Countdown until={box.breakableAt} onEnd={onRested} />
        </p>
      ) : null}
      <BoxAction phase={phase} isPlayer={isPlayer} breaking={breaking} />
    </section>
  )
}

/** How full the box is, with a mark where it may be broken. */
function Meter({ box: { moneyBoxAmount, minAmount, maxAmount } }: Pick<BoxPanelProps, 'box'>) {
  const t = useTranslations('money-box')
  const format = useAmount()
  const part = (amount: number): string => `${Math.min(1, amount / Math.max(1, maxAmount)) * 100}%`
  return (
    <div className="box-meter" style={{ '--filled': part(moneyBoxAmount), '--least': part(minAmount) } as React.CSSProperties}>
      <div
        className="box-track"
        role="meter"
        aria-label={t('inside')}
        aria-valuemin={0}
        aria-valuemax={maxAmount}
        aria-valuenow={moneyBoxAmount}
        aria-valuetext={t('of', { amount: format('coins', moneyBoxAmount), most: format('coins', maxAmount) })}
      />
      <p className="box-marks figures" aria-hidden="true">
        <span>{t('least', { amount: format('coins', minAmount) })}</span>
        <span>{t('most', { amount: format('coins', maxAmount) })}</span>
      </p>
    </div>
  )
}

function PhaseText({ phase, box: { moneyBoxAmount, minAmount, maxAmount } }: Pick<BoxPanelProps, 'box'> & { phase: BoxPhase }) {
  const t = useTranslations('money-box')
  const format = useAmount()
  const { areMoneyBoxesWhole } = useBrand().money
  // Whole amounts are rounded down, so what is left is rounded up.
  const step = areMoneyBoxesWhole ? WHOLE_COIN : 1
  const left = Math.ceil((minAmount - moneyBoxAmount) / step) * step
  if (phase === 'filling') return t('states.filling', { left: format('coins', left) })
  if (phase === 'ripe') return t('states.ripe', { most: format('coins', maxAmount) })
  return t(`states.${phase}`)
}
