import type { CSSProperties } from 'react'
import type { SlotGame } from '#games/game.ts'
import type { Card } from '../play/card.ts'
import { useNames } from './names.ts'
import { pointAt, restAngle, slicePath, slicesOf } from './wheel-shape.ts'

const RADIUS = 100
const HUES = [0, 1, 2, 3]
/** Wedges narrower than this show only their color, and are named when they win. */
const LABEL_FROM_DEGREES = 9

/** A wheel that turns to its wedge. The result is known before it turns. */
export function Wheel({ game, card }: { game: SlotGame; card: Extract<Card, { kind: 'wheel' }> }) {
  const nameOf = useNames(game)
  const slices = slicesOf(card.wedges)
  const style = { '--to': `${restAngle(slices, card.at)}deg`, '--turn': `${card.ms * 0.8}ms`, '--rest': `${card.ms * 0.2}ms` }
  return (
    <div className="wheel" data-is-still={card.isStill ? '' : undefined} style={style as CSSProperties} aria-hidden="true">
      <svg viewBox="-118 -118 236 236">
        <circle className="wheel-rim" r="114" />
        <g className="wheel-dial">
          {card.wedges.map(({ label }, index) => {
            const slice = slices[index]!
            return (
              <g key={index} data-hue={HUES[index % HUES.length]} data-is-won={index === card.at ? '' : undefined}>
                <path d={slicePath(slice, RADIUS)} />
                <WedgeLabel text={nameOf(label)} from={slice.from} to={slice.to} />
              </g>
            )
          })}
          {slices.map(({ from }) => {
            const [cx, cy] = pointAt(from, RADIUS + 7).split(' ')
            return <circle key={from} className="wheel-peg" cx={cx} cy={cy} r="3" />
          })}
        </g>
        <circle className="wheel-hub" r="24" />
        <path className="wheel-pointer" d="M-11 -118L11 -118L0 -90Z" />
      </svg>
      <b className="wheel-result">{nameOf(card.wedges[card.at]?.label ?? '')}</b>
    </div>
  )
}

/** Written from rim to hub, as large as the wedge allows. */
function WedgeLabel({ text, from, to }: { text: string; from: number; to: number }) {
  const degrees = to - from
  if (degrees < LABEL_FROM_DEGREES) return null
  const room = 2 * RADIUS * 0.66 * Math.sin((Math.min(180, degrees) * Math.PI) / 360)
  const size = Math.min(17, room * 0.62, 118 / Math.max(3, text.length))
  return (
    <text transform={`rotate(${(from + to) / 2}) translate(0 -64) rotate(90)`} fontSize={size}>
      {text}
    </text>
  )
}
