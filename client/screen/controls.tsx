import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { freeSpinsOf, stakeOf } from '../play/play-state.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { GameButton } from './game-button.tsx'
import { AmountStepper, BalancePanel } from './panels.tsx'
import type { GameTools } from './use-game-play.ts'

interface ControlsProps {
  readonly tools: GameTools
  readonly onOpen: (sheet: Sheet) => void
}

/** Balance, menu, turbo, main button, autoplay, amounts. */
export function Controls({ tools, onOpen }: ControlsProps) {
  const t = useTranslations('game')
  const { play, state, sounds, isStrict, isTurbo, setTurbo } = tools
  const isBusy = state.phase !== 'idle'
  const isLocked = isBusy || state.autoplay !== null
  const press = (act: () => void) => () => {
    sounds.play('tap')
    act()
  }
  return (
    <section className="game-controls" aria-label={t('controls')}>
      <BalancePanel state={state} />
      <GameButton icon="list-bold" label={t('menu')} onClick={press(() => onOpen('menu'))} />
      {isStrict ? (
        <GameButton icon="question-fill" label={t('help')} onClick={press(() => onOpen('help'))} />
      ) : (
        <GameButton icon="lightning-fill" label={t('turbo')} aria-pressed={isTurbo} onClick={press(() => setTurbo(!isTurbo))} />
      )}
      <SpinButton tools={tools} />
      {isStrict ? (
        <GameButton icon="scales-fill" label={t('fairPlay')} onClick={press(() => onOpen('fair'))} />
      ) : state.autoplay ? (
        <GameButton icon="stop-fill" label={t('autoplayStop')} onClick={press(() => play.send({ type: 'autoplayStopped' }))} />
      ) : (
        <GameButton icon="play-fill" label={t('autoplay')} disabled={isBusy} onClick={press(() => onOpen('autoplay'))} />
      )}
      <GameButton icon="coins-fill" label={t('amounts')} disabled={isLocked} onClick={press(() => onOpen('amounts'))} />
      <AmountStepper tools={tools} amount={stakeOf(state)} isLocked={isLocked || freeSpinsOf(state) !== null} />
    </section>
  )
}

function SpinButton({ tools: { play, state, sounds, isStrict = false } }: { tools: GameTools }) {
  const t = useTranslations('game')
  const free = freeSpinsOf(state)
  const isIdle = state.phase === 'idle'
  const isWaiting = state.phase === 'choosing'
  const canStop = !isIdle && !isWaiting && !isStrict
  const start = free && isIdle ? t('spinFree', { count: free.left }) : t('spin')
  const label = isWaiting ? t('pickFirst') : canStop ? t('quickStop') : start
  return (
    <button
      type="button"
      className="spin-button"
      data-phase={state.phase}
      aria-label={label}
      disabled={!isIdle && !canStop}
      onClick={() => {
        if (isIdle) sounds.play('spinStart')
        play.press()
      }}
    >
      <Icon name={canStop && state.phase !== 'spinning' ? 'stop-fill' : 'arrows-clockwise-bold'} className="spin-icon" />
      {state.autoplay ? <span className="spin-count figures">{state.autoplay.left}</span> : null}
      {!state.autoplay && free ? <span className="spin-count">{t('freeShort', { count: free.left })}</span> : null}
    </button>
  )
}
