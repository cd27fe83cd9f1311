import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { AnyState } from '../play/any-state.ts'
import { levelBeside } from '../play/play-levels.ts'
import type { AnyTools } from './any-tools.ts'
import { AssetPicture } from './asset-picture.tsx'
import { GameButton } from './game-button.tsx'

export function BalancePanel({ state }: { state: AnyState }) {
  const t = useTranslations('game')
  return (
    <div className="game-panel game-balance">
      <small>{t('balance')}</small>
      <Figures state={state} amount={state.balanceShown} />
    </div>
  )
}

interface AmountProps {
  readonly state: AnyState
  /** The stake of the next press, in minor units. */
  readonly amount: number
}

/** For tables, where the stake is the sum of the chips. */
export const AmountPanel = (props: AmountProps) => (
  <div className="game-panel game-amount" data-is-total="">
    <Amount {...props} />
  </div>
)

interface AmountStepperProps {
  readonly tools: AnyTools
  readonly amount: number
  readonly isLocked: boolean
}

export function AmountStepper({ tools: { play, state, sounds }, amount, isLocked }: AmountStepperProps) {
  const t = useTranslations('game')
  const levels = state.levels[state.mode]
  const step = (by: -1 | 1) => () => {
    sounds.play('toggle')
    play.send({ type: 'stakePicked', stake: levelBeside(levels, state.stake, by) })
  }
  return (
    <div className="game-panel game-amount">
      <GameButton icon="minus-bold" label={t('less')} disabled={isLocked || state.stake === levels[0]} onClick={step(-1)} />
      <Amount state={state} amount={amount} />
      <GameButton icon="plus-bold" label={t('more')} disabled={isLocked || state.stake === levels.at(-1)} onClick={step(1)} />
    </div>
  )
}

function Amount({ state, amount }: AmountProps) {
  const t = useTranslations('game')
  return (
    <p>
      <small>{t('playAmount')}</small>
      <Figures state={state} amount={amount} />
    </p>
  )
}

function Figures({ state, amount }: AmountProps) {
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.mode]
  return (
    <b className="figures">
      <AssetPicture asset={granted} />
      {format(granted, amount)}
    </b>
  )
}
