import { type CSSProperties, memo } from 'react'
import { colourOf, numberName } from '#engine/roulette/spots.ts'
import { pocketDegrees, restDegrees, stepDegrees, turnTo } from './wheel-turn.ts'

interface WheelProps {
  /** Its numbers, clockwise from the zero. */
  readonly wheel: readonly number[]
  /** The ball's current or next pocket; undefined before the first round. */
  readonly number: number | undefined
  /** Its previous pocket. */
  readonly before: number | undefined
  readonly isTurning: boolean
  readonly isStill: boolean
}

/** The wheel from above. A spin ends with the ball in its number's pocket, however much of it was shown. */
export function Wheel({ wheel, number, before, isTurning, isStill }: WheelProps) {
  const turn = number === undefined ? undefined : turnTo(wheel, number, before)
  const style = {
    '--from': `${turn?.from ?? 0}deg`,
    '--to': `${turn?.to ?? restDegrees(wheel, before)}deg`,
    '--ball-from': `${turn?.ballFrom ?? 0}deg`,
    '--ball-to': `${turn?.ballTo ?? 0}deg`,
  } as CSSProperties
  return (
    <svg
      className="rl-wheel"
      viewBox="-100 -100 200 200"
      style={style}
      data-is-turning={isTurning && !isStill ? '' : undefined}
      aria-hidden="true"
    >
      <Gradients />
      <circle r="99" fill="url(#rl-wood)" />
      <circle r="93" fill="none" stroke="#ffe9ad" strokeWidth="0.6" />
      <circle r="90" fill="url(#rl-gold)" />
      <circle r="88" fill="url(#rl-track)" />
      {DEFLECTORS.map((degrees) => (
        <path key={degrees} d="M0-86.5 1.8-82 0-77.5-1.8-82Z" fill="url(#rl-gold)" transform={`rotate(${degrees})`} />
      ))}
      <g className="rl-rotor" key={`rotor-${number}`}>
        <Pockets wheel={wheel} number={isTurning ? undefined : number} />
        <Turret />
        {number === undefined ? null : (
          <g className="rl-ball-arm">
            <g className="rl-ball">
              <circle r="4.4" cx="0.6" cy="1" fill="#0007" />
              <circle r="4.2" fill="url(#rl-pearl)" />
            </g>
          </g>
        )}
      </g>
      {number === undefined || isTurning ? null : <Hub number={number} />}
      <circle r="99" fill="url(#rl-shine)" pointerEvents="none" />
    </svg>
  )
}

const DEFLECTORS = [0, 45, 90, 135, 180, 225, 270, 315]
const [OUTER, BAND, INNER] = [77, 61, 45]

/** The numbers never change; only the lit pocket does. */
const Pockets = memo(function Pockets({ wheel, number }: { wheel: readonly number[]; number: number | undefined }) {
  const half = stepDegrees(wheel) / 2
  return (
    <g>
      <circle r={OUTER} fill="url(#rl-gold)" />
      {wheel.map((pocket) => (
        <g key={pocket} transform={`rotate(${pocketDegrees(wheel, pocket)})`} data-is-lit={pocket === number ? '' : undefined}>
          <path d={sector(half, OUTER - 1, BAND)} className="rl-pocket" data-colour={colourOf(pocket)} />
          <path d={sector(half, BAND, INNER)} className="rl-pocket" data-colour={colourOf(pocket)} data-is-deep="" />
          <text y={-(OUTER + BAND) / 2 + 3.2} className="rl-pocket-number">
            {numberName(pocket)}
          </text>
        </g>
      ))}
      <circle r={BAND} fill="none" stroke="#e6bf6a" strokeWidth="0.8" />
    </g>
  )
})

function Turret() {
  return (
    <g>
      <circle r={INNER} fill="url(#rl-bowl)" stroke="#e6bf6a" strokeWidth="1.2" />
      <circle r="31" fill="none" stroke="#e6bf6a55" strokeWidth="0.6" />
      {[0, 90, 180, 270].map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees})`}>
          <path d="M-1.6-6 L-1.1-24 h2.2 L1.6-6Z" fill="url(#rl-gold)" />
          <circle cy="-25.5" r="3.1" fill="url(#rl-gold)" />
        </g>
      ))}
      <circle r="11" fill="url(#rl-gold)" />
      <circle r="7" fill="url(#rl-knob)" />
    </g>
  )
}

/** The result at the center: the pocket's own is too small to read on a small wheel. */
const Hub = ({ number }: { number: number }) => (
  <g>
    <circle r="37" className="rl-hub" data-colour={colourOf(number)} />
    <text y="16.5" className="rl-hub-number">
      {numberName(number)}
    </text>
  </g>
)

/** A ring segment, centered on top, this many degrees wide to either side. */
function sector(degrees: number, outer: number, inner: number): string {
  const half = degrees * (Math.PI / 180)
  const at = (radius: number, side: -1 | 1): string =>
    `${(side * radius * Math.sin(half)).toFixed(3)} ${(-radius * Math.cos(half)).toFixed(3)}`
  return `M${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`
}

const GRADIENTS: Readonly<Record<string, { readonly x: number; readonly y: number; readonly stops: readonly string[] }>> = {
  wood: { x: 0.35, y: 0.25, stops: ['#7a4424', '#4a2412', '#210d06'] },
  gold: { x: 0.34, y: 0.26, stops: ['#fff3c4', '#e0b150', '#7d5113'] },
  track: { x: 0.5, y: 0.5, stops: ['#1c0d08', '#3a1d10', '#6b3b1e'] },
  bowl: { x: 0.36, y: 0.3, stops: ['#8a5026', '#4d2612', '#1f0c05'] },
  knob: { x: 0.34, y: 0.28, stops: ['#fffbe6', '#f2cf74', '#8a5a16'] },
  pearl: { x: 0.34, y: 0.28, stops: ['#ffffff', '#f3eee2', '#a79f8e'] },
  shine: { x: 0.3, y: 0.2, stops: ['#ffffff2e', '#ffffff00', '#00000038'] },
}

function Gradients() {
  return (
    <defs>
      {Object.entries(GRADIENTS).map(([name, { x, y, stops }]) => (
        <radialGradient key={name} id={`rl-${name}`} cx={x} cy={y} r="0.8">
          {stops.map((colour, index) => (
            <stop key={colour} offset={index / (stops.length - 1)} stopColor={colour} />
          ))}
        </radialGradient>
      ))}
    </defs>
  )
}
