import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { BoardStep } from '#engine/slot/events.ts'
import type { SlotGame } from '#games/game.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'
import type { WalkCard } from '../play/card.ts'
import type { PlayState } from '../play/play-state.ts'
import { ROLL_SHARE, WALK_SHARE } from '../playback/walk-shares.ts'
import { shortAmount } from '../screen/short-amount.ts'
import { lookOf } from '../stage/look.ts'
import { useNames } from './names.ts'
import { PlayedAmount } from './played-amount.tsx'
import { spotOf, TRAIL_COLUMNS, type TrailSpot, trailRows, wayOf } from './trail-shape.ts'

interface BoardProps {
  readonly game: SlotGame
  readonly state: PlayState
  readonly card: WalkCard
}

/** A bonus trail: its steps, the walker on them, and the die that moves it. */
export function TrailBoard({ game, state, card }: BoardProps) {
  const { steps, position, stops, ms } = card
  const rows = trailRows(steps.length)
  const way = wayOf(0, steps.length, steps.length).map((spot) => centerOf(spot, rows))
  const style = { '--columns': TRAIL_COLUMNS, '--lines': rows, '--land': `${ms * (ROLL_SHARE + WALK_SHARE)}ms` }
  return (
    <section className="picks trail-board" style={style as CSSProperties} aria-hidden="true">
      <BoardTitle game={game} state={state} card={card} />
      <div className="trail-steps">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={way.map(([x, y]) => `${x},${y}`).join(' ')} vectorEffect="non-scaling-stroke" />
        </svg>
        <StartCell steps={steps.length} />
        {steps.map((step, at) => (
          <div
            key={at}
            className="trail-step"
            data-kind={kindOf(step, at === steps.length - 1)}
            data-place={at + 1 === position ? 'here' : at + 1 < position ? 'done' : 'ahead'}
            data-is-stop={stops.includes(at + 1) ? '' : undefined}
            style={cellAt(spotOf(at + 1, steps.length))}
          >
            <Step game={game} step={step} />
          </div>
        ))}
        <Walker game={game} card={card} rows={rows} />
      </div>
    </section>
  )
}

/** The die and the moves that are left, and at last the total. */
function BoardTitle({ state, card }: BoardProps) {
  const t = useTranslations('game')
  const { amount, countMs = 0, roll, sides, position, left, ms, isStill } = card
  return (
    <p className="pick-title">
      <Die
        key={`${position} ${left}`}
        face={roll || sides}
        style={{ '--roll': isStill ? '0ms' : `${ms * ROLL_SHARE}ms` } as CSSProperties}
      />
      <strong>{amount === undefined ? t('movesLeft', { left }) : t('wonInAll')}</strong>
      <b className="figures">
        <PlayedAmount state={state} amount={amount ?? state.view.feature?.won ?? 0} ms={countMs} />
      </b>
    </p>
  )
}

const StartCell = ({ steps }: { steps: number }) => (
  <div className="trail-step" data-kind="start" style={cellAt(spotOf(0, steps))}>
    <Icon name="flag-pennant-fill" />
  </div>
)

const cellAt = ({ column, row }: TrailSpot): CSSProperties => ({ gridColumn: column + 1, gridRow: row + 1 })

/** In percent of the board. */
const centerOf = ({ column, row }: TrailSpot, rows: number): [x: number, y: number] => [
  ((column + 0.5) / TRAIL_COLUMNS) * 100,
  ((row + 0.5) / rows) * 100,
]

function kindOf({ amount, multiplier, moves }: BoardStep, isLast: boolean): string {
  if (isLast) return 'top'
  if (amount !== undefined) return 'prize'
  return multiplier !== undefined ? 'times' : moves !== undefined ? 'moves' : 'end'
}

function Step({ game, step }: { game: SlotGame; step: BoardStep }) {
  const locale = useSiteLocale()
  const nameOf = useNames(game)
  const { label, amount, multiplier, moves } = step
  if (multiplier !== undefined) return <b className="trail-word">x{multiplier}</b>
  if (moves !== undefined) return <b className="trail-word">+{moves}</b>
  if (amount === undefined) return hasTrail(game) ? <Picture game={game} id="trail-end" /> : <Icon name="x-bold" />
  const isSymbol = game.definition.symbols.some(({ id }) => id === label)
  return (
    <>
      {isSymbol ? <Picture game={game} id={label} /> : <span>{nameOf(label)}</span>}
      <b className="figures">{shortAmount(amount, locale)}</b>
    </>
  )
}

/** Games with a trail have pictures of its walker and its end. */
const hasTrail = ({ definition }: SlotGame): boolean => definition.features.some(({ kind }) => kind === 'bonus-trail')

const Picture = ({ game, id }: { game: SlotGame; id: string }) => (
  <img src={lookOf(game.slug, true).symbol(id)} alt="" draggable={false} />
)

function Walker({ game, card, rows }: { game: SlotGame; card: WalkCard; rows: number }) {
  const walker = useRef<HTMLDivElement>(null)
  useWalk(walker, card, rows)
  const spot = spotOf(card.position, card.steps.length)
  const [left, top] = centerOf(spot, rows)
  return (
    <div ref={walker} className="trail-walker" style={{ left: `${left}%`, top: `${top}%` }}>
      {hasTrail(game) ? <Picture game={game} id="trail-walker" /> : <Icon name="map-pin-fill" />}
    </div>
  )
}

/** Hops from cell to cell, once the die has rolled. */
function useWalk(walker: RefObject<HTMLDivElement | null>, { from, position, steps, ms, isStill }: WalkCard, rows: number): void {
  useEffect(() => {
    if (isStill || from === position) return
    const way = wayOf(from, position, steps.length).map((spot) => centerOf(spot, rows))
    const frames = way.flatMap(([x, y], at): Keyframe[] => {
      const here = { left: `${x}%`, top: `${y}%`, translate: '0 0' }
      const next = way[at + 1]
      if (!next) return [here]
      return [here, { left: `${(x + next[0]) / 2}%`, top: `${(y + next[1]) / 2}%`, translate: '0 -34%' }]
    })
    walker.current?.animate(frames, { duration: ms * WALK_SHARE, delay: ms * ROLL_SHARE, fill: 'backwards' })
  }, [walker, from, position, steps, ms, isStill, rows])
}

/** Where the pips of each face are, in a square of three by three. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

const Die = ({ face, style }: { face: number; style: CSSProperties }) => (
  <svg className="trail-die" viewBox="0 0 40 40" style={style}>
    <rect x="1" y="1" width="38" height="38" rx="9" />
    {PIPS[face]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={10 + 10 * x} cy={10 + 10 * y} r="4" />) ?? (
      <text x="20" y="21">
        {face}
      </text>
    )}
  </svg>
)
