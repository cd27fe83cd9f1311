import './fun-machine.css'
import { useTranslations } from 'use-intl'

/** Of the prizes, in their order. */
const COLORS = 7

/** A capsule in the color of its prize. */
function Capsule({ at, x, y, r }: { at: number; x: number; y: number; r: number }) {
  const tilt = (at * 67) % 180
  return (
    <g data-color={at % COLORS} transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <circle r={r} fill="#f4efe6" />
      <path d={`M${-r} 0 A${r} ${r} 0 0 1 ${r} 0 Z`} className="capsule-half" />
      <ellipse cx={-r * 0.3} cy={-r * 0.45} rx={r * 0.26} ry={r * 0.14} fill="#ffffffb0" transform={`rotate(${-tilt})`} />
    </g>
  )
}

/** In the dome, from the bottom up. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [92, 208],
  [124, 216],
  [156, 216],
  [188, 208],
  [72, 182],
  [106, 184],
  [140, 188],
  [174, 184],
  [208, 182],
  [62, 150],
  [90, 154],
  [122, 156],
  [158, 156],
  [190, 154],
  [218, 150],
  [78, 122],
  [108, 124],
  [140, 128],
  [172, 124],
  [202, 122],
]

export type MachinePhase = 'idle' | 'pulling' | 'open'

interface CapsuleMachineProps {
  readonly phase: MachinePhase
  /** The prize of the capsule in the chute, by its place in the table. */
  readonly prize?: number | undefined
}

/** The machine: its capsules tumble while it is pulled, then one drops into the chute. */
export function CapsuleMachine({ phase, prize }: CapsuleMachineProps) {
  const t = useTranslations('fun-machine')
  return (
    <svg className="capsule-machine" viewBox="0 0 280 400" role="img" aria-label={t('machine')} data-phase={phase}>
      <defs>
        <linearGradient id="capsule-red" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#8e1027" />
          <stop offset="0.3" stopColor="#f0425f" />
          <stop offset="0.6" stopColor="#c81d3c" />
          <stop offset="1" stopColor="#6d0a1c" />
        </linearGradient>
        <linearGradient id="capsule-gold" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9a8" />
          <stop offset="0.5" stopColor="#e0a32c" />
          <stop offset="1" stopColor="#8a5200" />
        </linearGradient>
        <radialGradient id="capsule-dome" cx="0.36" cy="0.26" r="0.9">
          <stop offset="0" stopColor="#6fb6ff" stopOpacity="0.55" />
          <stop offset="0.6" stopColor="#123a66" stopOpacity="0.75" />
          <stop offset="1" stopColor="#061627" stopOpacity="0.9" />
        </radialGradient>
        <clipPath id="capsule-inside">
          <circle cx="140" cy="136" r="100" />
        </clipPath>
      </defs>
      <ellipse cx="140" cy="388" rx="112" ry="10" fill="#0006" />
      <circle cx="140" cy="136" r="106" fill="url(#capsule-dome)" />
      <g clipPath="url(#capsule-inside)">
        <g className="capsule-heap">
          {PLACES.map(([x, y], at) => (
            <g key={at} className="capsule-in" style={{ animationDelay: `-${(at * 0.09).toFixed(2)}s` }}>
              <Capsule at={at * 3 + 1} x={x} y={y} r={19} />
            </g>
          ))}
        </g>
      </g>
      <circle cx="140" cy="136" r="103" fill="none" stroke="#ffffff3a" strokeWidth="5" />
      <path d="M66 92 A88 88 0 0 1 118 50" fill="none" stroke="#ffffffc0" strokeWidth="9" strokeLinecap="round" />
      <path d="M98 42 Q140 12 182 42 L190 50 H90 Z" fill="url(#capsule-red)" />
      <circle cx="140" cy="20" r="12" fill="url(#capsule-gold)" />
      <path d="M58 224 H222 L236 244 H44 Z" fill="url(#capsule-gold)" />
      <path d="M52 244 H228 L244 372 Q245 384 232 384 H48 Q35 384 36 372 Z" fill="url(#capsule-red)" />
      <rect x="70" y="262" width="66" height="66" rx="14" fill="#0003" />
      <g className="capsule-knob">
        <circle cx="103" cy="295" r="27" fill="url(#capsule-gold)" />
        <rect x="72" y="287" width="62" height="16" rx="8" fill="#fff0c0" stroke="#8a5200" strokeWidth="2" />
      </g>
      <path
        d="M152 268 H216 Q224 268 224 276 V350 Q224 358 216 358 H152 Q144 358 144 350 V276 Q144 268 152 268 Z"
        fill="#2a0610"
      />
      <path d="M150 338 H218 V350 Q218 354 214 354 H154 Q150 354 150 350 Z" fill="#4d0d1d" />
      {phase === 'open' && prize !== undefined ? (
        <g key={prize} className="capsule-out">
          <Capsule at={prize} x={184} y={326} r={25} />
        </g>
      ) : null}
    </svg>
  )
}

/** The color of a prize, beside its amount. */
export function CapsuleMark({ prize }: { prize: number }) {
  return (
    <svg className="capsule-mark" viewBox="-12 -12 24 24" width={24} height={24} aria-hidden="true">
      <Capsule at={prize} x={0} y={0} r={11} />
    </svg>
  )
}
