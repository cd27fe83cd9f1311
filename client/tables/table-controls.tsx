import { useTranslations } from 'use-intl'
import type { Bet } from '#engine/round-contract.ts'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { MODE_ASSETS } from '#features/game-session/contract.ts'
import { AssetPicture } from '../screen/asset-picture.tsx'
import { levelBeside } from '../play/play-levels.ts'
import type { TableSheet } from './table-game.tsx'
import type { TableTools } from './use-table-play.ts'

interface TableControlsProps {
  readonly tools: TableTools
  /** What a press plays; undefined while something is still to be chosen. */
  readonly bet: Bet | undefined
  readonly isByChips: boolean
  readonly onOpen: (sheet: TableSheet) => void
}

/** Balance, menu, speed, the big button, amounts: where they stand on every game. */
export function TableControls({ tools, bet, isByChips, onOpen }: TableControlsProps) {
  const t = useTranslations('game')
  const format = useAmount()
  const { play, state, sounds, isTurbo, setTurbo } = tools
  const { granted } = MODE_ASSETS[state.mode]
  const isIdle = state.phase === 'idle'
  const press = (act: () => void) => () => {
    sounds.play('tap')
    act()
  }
  return (
    <section className="game-controls" aria-label={t('controls')}>
      <div className="game-panel game-balance">
        <small>{t('balance')}</small>
        <b className="figures">
          <AssetPicture asset={granted} />
          {format(granted, state.balanceShown)}
        </b>
      </div>
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
      <button type="button" className="game-button" aria-label={t('help')} onClick={press(() => onOpen('help'))}>
        <Icon name="question-fill" />
      </button>
      <button
        type="button"
        className="game-button"
        aria-label={t('amounts')}
        disabled={!isIdle}
        onClick={press(() => onOpen('amounts'))}
      >
        <Icon name="coins-fill" />
      </button>
      {isByChips ? <ChipsTotal tools={tools} amount={bet?.amount ?? 0} /> : <AmountStepper tools={tools} />}
    </section>
  )
}

/** What all chips on the table come to. */
function ChipsTotal({ tools: { state }, amount }: { tools: TableTools; amount: number }) {
  const t = useTranslations('game')
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.mode]
  return (
    <div className="game-panel game-amount" data-is-total="">
      <p>
        <small>{t('playAmount')}</small>
        <b className="figures">
          <AssetPicture asset={granted} />
          {format(granted, amount)}
        </b>
      </p>
    </div>
  )
}

function AmountStepper({ tools: { play, state, sounds } }: { tools: TableTools }) {
  const t = useTranslations('game')
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.mode]
  const levels = state.levels[state.mode]
  const isIdle = state.phase === 'idle'
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
        disabled={!isIdle || state.stake === levels[0]}
        onClick={step(-1)}
      >
        <Icon name="minus-bold" />
      </button>
      <p>
        <small>{t('playAmount')}</small>
        <b className="figures">
          <AssetPicture asset={granted} />
          {format(granted, state.stake)}
        </b>
      </p>
      <button
        type="button"
        className="game-button"
        aria-label={t('more')}
        disabled={!isIdle || state.stake === levels.at(-1)}
        onClick={step(1)}
      >
        <Icon name="plus-bold" />
      </button>
    </div>
  )
}
