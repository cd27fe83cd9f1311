import { useTranslations } from 'use-intl'
import type { Bet } from '#engine/round-contract.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { GameButton } from '../screen/game-button.tsx'
import { AmountPanel, AmountStepper, BalancePanel } from '../screen/panels.tsx'
import type { AnySheet } from '../sheets/sheet.ts'
import type { TableTools } from './use-table-play.ts'

interface TableControlsProps {
  readonly tools: TableTools
  /** The stake of a press; undefined while the bet is incomplete. */
  readonly bet: Bet | undefined
  readonly isByChips: boolean
  readonly onOpen: (sheet: AnySheet) => void
}

/** Balance, menu, speed, main button, amounts, in the positions that every game uses. */
export function TableControls({ tools, bet, isByChips, onOpen }: TableControlsProps) {
  const t = useTranslations('game')
  const { play, state, sounds, isTurbo, setTurbo } = tools
  const isIdle = state.phase === 'idle'
  const press = (act: () => void) => () => {
    sounds.play('tap')
    act()
  }
  return (
    <section className="game-controls" aria-label={t('controls')}>
      <BalancePanel state={state} />
      <GameButton icon="list-bold" label={t('menu')} onClick={press(() => onOpen('menu'))} />
      <GameButton icon="lightning-fill" label={t('turbo')} aria-pressed={isTurbo} onClick={press(() => setTurbo(!isTurbo))} />
      <button
        type="button"
        className="spin-button"
        data-phase={state.phase === 'asking' ? 'spinning' : state.phase === 'showing' ? 'stopping' : state.phase}
        aria-label={state.phase === 'showing' ? t('quickStop') : t('play')}
        disabled={state.phase === 'choosing' || (isIdle && !bet)}
        onClick={press(() => play.press())}
      >
        <Icon
          name={state.phase === 'showing' ? 'stop-fill' : state.phase === 'asking' ? 'arrows-clockwise-bold' : 'play-fill'}
          className="spin-icon"
        />
      </button>
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
