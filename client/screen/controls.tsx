import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { MODE_ASSETS } from '#features/game-session/contract.ts'
import { AssetPicture } from './asset-picture.tsx'
import { levelBeside } from '../play/play-levels.ts'
import { freeSpinsOf, type PlayState, stakeOf } from '../play/play-state.ts'
import type { GameTools } from './use-game-play.ts'
import type { Sheet } from '../sheets/sheet.ts'

interface ControlsProps {
  readonly tools: GameTools
  readonly onOpen: (sheet: Sheet) => void
}

/** Balance, menu, turbo, the big button, autoplay, amounts. */
export function Controls({ tools, onOpen }: ControlsProps) {
  const t = useTranslations('game')
  const { play, state, sounds, isTurbo, setTurbo } = tools
  const isBusy = state.phase !== 'idle'
  const press = (act: () => void) => () => {
    sounds.play('tap')
    act()
  }
  return (
    <section className="game-controls" aria-label={t('controls')}>
      <Balance state={state} />
      <button type="button" className="game-button" aria-label={t('menu')} onClick={press(() => onOpen('menu'))}>
        <Icon name="list-bold" />
      </button>
      <button
        type="button"
        className="game-button"
        aria-label={t('turbo')}
        aria-pressed={isTurbo}
        onClick={press(() => setTurbo(!isTurbo))}
      >
        <Icon name="lightning-fill" />
      </button>
      <SpinButton tools={tools} />
      {state.autoplay ? (
        <button
          type="button"
          className="game-button"
          aria-label={t('autoplayStop')}
          onClick={press(() => play.send({ type: 'autoplayStopped' }))}
        >
          <Icon name="stop-fill" />
        </button>
      ) : (
        <button
          type="button"
          className="game-button"
          aria-label={t('autoplay')}
          disabled={isBusy}
          onClick={press(() => onOpen('autoplay'))}
        >
          <Icon name="play-fill" />
        </button>
      )}
      <button
        type="button"
        className="game-button"
        aria-label={t('amounts')}
        disabled={isBusy || state.autoplay !== null}
        onClick={press(() => onOpen('amounts'))}
      >
        <Icon name="coins-fill" />
      </button>
      <AmountStepper tools={tools} />
    </section>
  )
}

function Balance({ state }: { state: PlayState }) {
  const t = useTranslations('game')
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.mode]
  return (
    <div className="game-panel game-balance">
      <small>{t('balance')}</small>
      <b className="figures">
        <AssetPicture asset={granted} />
        {format(granted, state.balanceShown)}
      </b>
    </div>
  )
}

function SpinButton({ tools: { play, state, sounds } }: { tools: GameTools }) {
  const t = useTranslations('game')
  const free = freeSpinsOf(state)
  const isIdle = state.phase === 'idle'
  const isWaiting = state.phase === 'choosing'
  const label = isWaiting ? t('pickFirst') : !isIdle ? t('quickStop') : free ? t('spinFree', { count: free.left }) : t('spin')
  return (
    <button
      type="button"
      className="spin-button"
      data-phase={state.phase}
      aria-label={label}
      disabled={isWaiting}
      onClick={() => {
        if (isIdle) sounds.play('spinStart')
        play.press()
      }}
    >
      <Icon
        name={isIdle || isWaiting || state.phase === 'spinning' ? 'arrows-clockwise-bold' : 'stop-fill'}
        className="spin-icon"
      />
      {state.autoplay ? <span className="spin-count figures">{state.autoplay.left}</span> : null}
      {!state.autoplay && free ? <span className="spin-count">{t('freeShort', { count: free.left })}</span> : null}
    </button>
  )
}

function AmountStepper({ tools: { play, state, sounds } }: { tools: GameTools }) {
  const t = useTranslations('game')
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.mode]
  const levels = state.levels[state.mode]
  const isLocked = state.phase !== 'idle' || state.autoplay !== null || freeSpinsOf(state) !== null
  const step = (by: -1 | 1) => () => {
    sounds.play('toggle')
    play.send({ type: 'stakePicked', stake: levelBeside(levels, state.stake, by) })
  }
  return (
    <div className="game-panel game-amount">
      <button
        type="button"
        className="game-button"
        aria-label={t('less')}
        disabled={isLocked || state.stake === levels[0]}
        onClick={step(-1)}
      >
        <Icon name="minus-bold" />
      </button>
      <p>
        <small>{t('playAmount')}</small>
        <b className="figures">
          <AssetPicture asset={granted} />
          {format(granted, stakeOf(state))}
        </b>
      </p>
      <button
        type="button"
        className="game-button"
        aria-label={t('more')}
        disabled={isLocked || state.stake === levels.at(-1)}
        onClick={step(1)}
      >
        <Icon name="plus-bold" />
      </button>
    </div>
  )
}
