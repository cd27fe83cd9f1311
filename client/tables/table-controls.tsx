import { useTranslations } from 'use-intl'
import type { Bet } from '#engine/round-contract.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { GameButton } from '../screen/game-button.tsx'
import { AmountPanel, AmountStepper, BalancePanel } from '../screen/panels.tsx'
import type { AnySheet } from '../sheets/sheet.ts'
import type { MainButtonState } from './main-action.ts'
import type { TableTools } from './use-table-play.ts'

interface TableControlsProps {
  readonly tools: TableTools
  readonly main: MainButtonState
  /** The stake of a press; undefined while the bet is incomplete. */
  readonly bet: Bet | undefined
  readonly isByChips: boolean
  readonly onOpen: (sheet: AnySheet) => void
}

/** Balance, menu, speed, main button, amounts, in the positions that every game uses. */
export function TableControls({ tools, bet, main, isByChips, onOpen }: TableControlsProps) {
  const t = useTranslations('game')
  const { state, sounds, isStrict, isTurbo, setTurbo } = tools
  const isIdle = state.phase === 'idle'
  const press = (act: () => void) => () => {
    sounds.play('tap')
    act()
  }
  return (
    <section className="game-controls" aria-label={t('controls')}>
      <BalancePanel state={state} />
      <GameButton icon="list-bold" label={t('menu')} onClick={press(() => onOpen('menu'))} />
      {isStrict ? (
        <GameButton icon="scales-fill" label={t('fairPlay')} onClick={press(() => onOpen('fair'))} />
      ) : (
        <GameButton icon="lightning-fill" label={t('turbo')} aria-pressed={isTurbo} onClick={press(() => setTurbo(!isTurbo))} />
      )}
      <MainButton tools={tools} main={main} isReady={bet !== undefined} />
      <GameButton icon="question-fill" label={t('help')} onClick={press(() => onOpen('help'))} />
      <GameButton icon="coins-fill" label={t('amounts')} disabled={!isIdle} onClick={press(() => onOpen('amounts'))} />
      {isByChips ? (
        <AmountPanel state={state} amount={bet?.amount ?? 0} />
      ) : (
        <AmountStepper tools={tools} amount={state.stake} isLocked={!isIdle} />
      )}
    </section>
  )
}

interface MainButtonProps {
  readonly tools: TableTools
  readonly main: MainButtonState
  readonly isReady: boolean
}

/** It starts a round, ends its animation, and makes the next choice: one button for everything that comes next. */
function MainButton({
  tools: { state, sounds, isStrict = false },
  main: { start, action, press, isStacking },
  isReady,
}: MainButtonProps) {
  const t = useTranslations('game')
  const phase = isStacking && state.phase === 'showing' ? 'idle' : state.phase
  const isMoving = phase === 'asking' || phase === 'showing'
  return (
    <button
      type="button"
      className="spin-button"
      data-phase={phase === 'asking' ? 'spinning' : phase === 'showing' ? 'stopping' : phase}
      aria-label={phase === 'showing' && !isStrict ? t('quickStop') : undefined}
      disabled={(phase === 'idle' && !isReady) || (isStrict && isMoving)}
      onClick={() => {
        sounds.play(action?.sound ?? 'tap')
        press()
      }}
    >
      {isMoving || !action ? (
        <Icon
          name={phase === 'showing' && !isStrict ? 'stop-fill' : phase === 'asking' ? 'arrows-clockwise-bold' : 'play-fill'}
          className="spin-icon"
        />
      ) : null}
      {isMoving ? null : (
        <span className="spin-label">
          {action?.label ?? t(start)}
          {action?.amount ? <b className="figures">{action.amount}</b> : null}
        </span>
      )}
    </button>
  )
}
