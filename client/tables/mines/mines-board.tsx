import { useTranslations } from 'use-intl'
import { GameButton } from '../../screen/game-button.tsx'
import { Choices } from '../choices.tsx'
import { useHundredths } from '../figures.ts'
import { randomWhole } from '../random-whole.ts'
import { useMainAction } from '../main-action.ts'
import type { BoardProps } from '../table-screen.ts'
import { MineField } from './mine-field.tsx'
import { type MinesView, viewOf } from './mines-view.ts'
import './mines.css'

const QUICK_COUNTS = [1, 3, 5, 10, 24]
const STEPS_SHOWN = 5

/** Closed tiles, the value of collecting, and before a round the number of mines. */
export function MinesBoard(props: BoardProps<'mines'>) {
  const { game, events, params } = props
  const view = viewOf(game.definition, events, params)
  return (
    <div className="mines" data-end={view.end} data-is-still={props.isStill ? '' : undefined}>
      <MineField {...props} view={view} />
      <div className="mines-side">
        <Ladder view={view} />
        {props.phase === 'idle' ? <MineCount {...props} mines={view.mines} /> : <Turn {...props} view={view} />}
      </div>
    </div>
  )
}

/** The next few gems and their pays. */
function Ladder({ view: { pays, gems, end } }: { view: MinesView }) {
  const { short } = useHundredths()
  const from = Math.max(1, Math.min(gems, pays.length - STEPS_SHOWN))
  return (
    <ol className="mines-ladder figures" aria-hidden="true">
      {pays.slice(from, from + STEPS_SHOWN).map((pay, index) => (
        <li
          key={from + index}
          data-place={from + index < gems ? 'done' : from + index === gems && end !== 'mine' ? 'here' : undefined}
        >
          <small>{from + index}</small>×{short(pay)}
        </li>
      ))}
    </ol>
  )
}

function MineCount({ game: { definition }, mines, pick }: BoardProps<'mines'> & { mines: number }) {
  const t = useTranslations('game.tables.mines')
  const { minesMin, minesMax } = definition
  const take = (next: number) => pick({ mines: next })
  return (
    <div className="mines-count">
      <span className="table-label">{t('count')}</span>
      <Choices
        label={t('count')}
        values={QUICK_COUNTS.filter((count) => count >= minesMin && count <= minesMax)}
        value={mines}
        isLocked={false}
        pick={take}
        name={(count) => <span aria-label={t('mines', { count })}>{count}</span>}
      />
      <div className="mines-stepper">
        <GameButton icon="minus-bold" label={t('fewer')} disabled={mines <= minesMin} onClick={() => take(mines - 1)} />
        <b className="figures">{t('mines', { count: mines })}</b>
        <GameButton icon="plus-bold" label={t('more')} disabled={mines >= minesMax} onClick={() => take(mines + 1)} />
      </div>
    </div>
  )
}

/** Opens a random tile; the main button collects. */
function Turn({ view, events, stake, options, choose, format }: BoardProps<'mines'> & { view: MinesView }) {
  const t = useTranslations('game.tables.mines')
  const start = events[0]
  const played = start?.type === 'roundStart' ? start.stake : stake
  const collect = options.find(({ choice }) => choice.kind === 'cash-out')
  const opens = options.filter(({ choice }) => choice.kind === 'open')
  const pay = view.end === 'mine' ? 0 : view.pays[view.gems]!
  const openAny = (): void => choose(opens[randomWhole(opens.length)]!.choice)
  useMainAction(
    collect
      ? { label: t('collect'), amount: format((played / 100) * pay), sound: 'coin', act: () => choose(collect.choice) }
      : opens.length > 0
        ? { label: t('randomShort'), act: openAny }
        : null,
  )
  return (
    <div className="mines-turn">
      <button type="button" className="table-choice" disabled={opens.length === 0} onClick={openAny}>
        {t('random')}
      </button>
    </div>
  )
}
