import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlinkoBoard } from '#engine/plinko/definition.ts'
import type { BallDropped } from '#engine/plinko/events.ts'
import { paysOf } from '#engine/plinko/odds.ts'
import { lookOf } from '../../stage/look.ts'
import { useHundredths } from '../figures.ts'
import type { BoardProps } from '../table-screen.ts'
import { ballAt, fallMs, pegAt, pegsMet, placeAt, ROW_HEIGHT, ROW_MS, START } from './fall.ts'

const PEG_RADIUS = 0.13
const BALL_SIZE = 0.74
/** Narrow slots are taller, so that long pays fit upright. */
const placeHeight = (rows: number): number => (rows > 12 ? 2.1 : 1.25)
const PLACE_GAP = 0.62

interface PegBoardProps extends BoardProps<'plinko'> {
  readonly board: PlinkoBoard
  readonly dropped: BallDropped | undefined
  readonly onLand: (ball: BallDropped) => void
}

/** The board's picture scales to any size, so its units are slots, not pixels. */
export function PegBoard({ game, board, dropped, onLand, isStill, pace, sounds }: PegBoardProps) {
  const t = useTranslations('game.tables.plinko')
  const { short } = useHundredths()
  const { rows } = board
  const pays = paysOf(board)
  const bottom = placeAt(rows, 0).y
  const height = START + 0.4 + bottom + placeHeight(rows) + 0.1
  const { balls, landed, land } = useBalls(dropped, onLand)
  return (
    <svg
      className="peg-board"
      viewBox={`${-(rows + 1) / 2 - FOOT_MARGIN - 0.1} ${-START - 0.4} ${rows + 1.2 + 2 * FOOT_MARGIN} ${height}`}
      role="img"
      aria-label={t('board', { count: rows, pays: pays.map(short).join(', ') })}
    >
      <defs>
        <radialGradient id="peg" cx="38%" cy="30%" r="75%">
          <stop offset="0" stopColor="#fff8d6" />
          <stop offset="0.45" stopColor="#ffcb45" />
          <stop offset="1" stopColor="#a35a00" />
        </radialGradient>
      </defs>
      <polygon className="peg-field" points={outlineOf(rows)} />
      <Pegs rows={rows} />
      {balls.map((ball) => (isStill ? null : <Hits key={ball.id} path={ball.dropped.path} pace={pace} />))}
      {pays.map((pay, place) => (
        <Place key={place} {...{ rows, place, pay }} isLanded={place === landed?.place} />
      ))}
      {balls.map(({ id, dropped: each }) => (
        <Ball key={id} {...{ dropped: each, isStill, pace, sounds, land }} src={lookOf(game.slug, false).symbol('ball')} />
      ))}
    </svg>
  )
}

/** Balls of this board, the oldest first. More would hide the pegs. */
const BALLS_MAX = 8

interface BallOnBoard {
  readonly id: number
  readonly dropped: BallDropped
}

/** A ball keeps falling while the next rounds are played; the last one stays in its slot. */
function useBalls(dropped: BallDropped | undefined, onLand: (ball: BallDropped) => void) {
  const [balls, setBalls] = useState<readonly BallOnBoard[]>([])
  const [landed, setLanded] = useState<BallDropped | undefined>()
  useEffect(() => {
    if (!dropped) return
    setBalls((known) => [...known, { id: (known.at(-1)?.id ?? 0) + 1, dropped }].slice(-BALLS_MAX))
  }, [dropped])
  const [land] = useState(() => (ball: BallDropped) => {
    setLanded(ball)
    onLand(ball)
    setBalls((known) =>
      known.filter(
        (each) => each.dropped === ball || known.indexOf(each) > known.findIndex(({ dropped: other }) => other === ball),
      ),
    )
  })
  return { balls, landed, land }
}

/** Margin between a row's outermost pegs and the field's side. */
const MARGIN = 0.6
/** The margin at the last row, which is as wide as the slots below it. */
const FOOT_MARGIN = 0.4

/** The background of the pegs: its sides follow their slope and become vertical at the width of the last row. */
function outlineOf(rows: number): string {
  const widthAt = (y: number) => 1 + MARGIN + y / (2 * ROW_HEIGHT)
  const widest = (rows + 1) / 2 + FOOT_MARGIN
  const [top, foot] = [-0.75, placeAt(rows, 0).y + 0.1]
  const shoulder = (widest - 1 - MARGIN) * 2 * ROW_HEIGHT
  const right = [
    [widthAt(top), top],
    [widest, shoulder],
    [widest, foot],
  ] as const
  const left = right.map(([x, y]) => [-x, y] as const).toReversed()
  return [...right, ...left].map((corner) => corner.join(',')).join(' ')
}

/** One more peg on each side than the ball can hit: it falls into a funnel. */
function Pegs({ rows }: { rows: number }) {
  return (
    <g className="pegs">
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: row + 3 }, (_peg, index) => {
          const { x, y } = pegAt(row, index - 1)
          return <circle key={`${row}/${index}`} cx={x} cy={y} r={PEG_RADIUS} fill="url(#peg)" />
        }),
      )}
    </g>
  )
}

/** The pegs light up as the ball hits them. */
function Hits({ path, pace }: { path: readonly number[]; pace: number }) {
  return (
    <g className="peg-hits">
      {pegsMet(path).map((peg, row) => {
        const { x, y } = pegAt(row, peg)
        const delay = { animationDelay: `${(row + 1) * ROW_MS * pace}ms` }
        return <circle key={row} cx={x} cy={y} r={PEG_RADIUS * 2.4} style={delay} />
      })}
    </g>
  )
}

interface PlaceProps {
  readonly rows: number
  readonly place: number
  readonly pay: number
  readonly isLanded: boolean
}

function Place({ rows, place, pay, isLanded }: PlaceProps) {
  const { short } = useHundredths()
  const { x, y } = placeAt(rows, place)
  const height = placeHeight(rows)
  // 0 in the middle, 1 at the edge.
  const edge = Math.abs(place - rows / 2) / (rows / 2)
  return (
    <g className="peg-place" data-is-landed={isLanded ? '' : undefined} style={{ '--edge': edge } as CSSProperties}>
      <rect x={x - 0.46} y={y + PLACE_GAP - 0.2} width={0.92} height={height - 0.5} rx={0.18} />
      <text x={x} y={y + PLACE_GAP - 0.2 + (height - 0.5) / 2}>
        {'×'}
        {short(pay)}
      </text>
    </g>
  )
}

interface BallProps {
  readonly dropped: BallDropped
  readonly isStill: boolean
  readonly land: (ball: BallDropped) => void
  readonly pace: number
  readonly sounds: BoardProps<'plinko'>['sounds']
  readonly src: string
}

/** Drawn per frame without React: nothing else on the board moves. */
function Ball({ dropped, isStill, land, pace, sounds, src }: BallProps) {
  const { path } = dropped
  const [ms] = useState(() => fallMs(path.length) * pace)
  const ball = useRef<SVGImageElement>(null)
  useEffect(() => {
    const put = (part: number) => {
      const { x, y } = ballAt(path, part)
      ball.current?.setAttribute('transform', `translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${(x * 70).toFixed(1)})`)
    }
    put(isStill ? 1 : 0)
    if (isStill) return land(dropped)
    const startedAt = performance.now()
    let row = 0
    let frame = requestAnimationFrame(function fall(now) {
      const part = Math.min(1, Math.max(0, (now - startedAt) / ms))
      put(part)
      const reached = Math.floor(part * (path.length + 1))
      if (reached > row && reached <= path.length) sounds.play('wheelPeg', path[reached - 1] ? 3 : 0)
      row = reached
      if (part < 1) frame = requestAnimationFrame(fall)
      else land(dropped)
    })
    return () => cancelAnimationFrame(frame)
  }, [dropped, path, isStill, ms, land, sounds])
  return (
    <image
      ref={ball}
      className="peg-ball"
      href={src}
      x={-BALL_SIZE / 2}
      y={-BALL_SIZE / 2}
      width={BALL_SIZE}
      height={BALL_SIZE}
    />
  )
}
