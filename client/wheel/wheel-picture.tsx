import { useEffect, useEffectEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatAmount } from '#ui/format/amount.ts'
import './wheel.css'

const CENTER = 200
const RADIUS = 166
const BULBS = 24
/** Radial center of the picture in a segment and of the number below it, from the hub. */
const PICTURE_AT = 128
const TEXT_AT = 92
/** Line spacing; `100 mil` is wider than its segment. */
const LINE = 14

/** Full turns before the wheel stops. */
const TURNS = 6

/** What a segment awards, in minor units. */
export interface WheelSector {
  readonly coins: number
  readonly entries?: number
}

interface WheelPictureProps {
  readonly sectors: readonly WheelSector[]
  /** Target segment once drawn; until then the first segment is under the pointer. */
  readonly stopsAt?: number | undefined
  readonly onStop?: () => void
}

/** The wheel with its segments in order. It animates to the drawn segment, or jumps there under reduced motion. */
export function WheelPicture({ sectors, stopsAt, onStop }: WheelPictureProps) {
  const t = useTranslations('game.wheel')
  const best = Math.max(...sectors.map(({ coins }) => coins))
  const isStill = stopsAt !== undefined && matchMedia('(prefers-reduced-motion: reduce)').matches
  const stop = useEffectEvent(() => onStop?.())
  useEffect(() => {
    if (isStill) stop()
  }, [isStill])
  const degrees = stopsAt === undefined ? 0 : TURNS * 360 - stopsAt * (360 / sectors.length)
  return (
    <svg className="wheel-picture" viewBox="0 -16 400 424" role="img" aria-label={t('label', { count: sectors.length })}>
      <defs>
        <linearGradient id="wheel-rim" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffe9a8" />
          <stop offset="0.35" stopColor="#d99a20" />
          <stop offset="0.6" stopColor="#8a5200" />
          <stop offset="1" stopColor="#f6c44d" />
        </linearGradient>
        <radialGradient id="wheel-hub" cx="0.38" cy="0.32" r="0.8">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="0.5" stopColor="#e2a52b" />
          <stop offset="1" stopColor="#7d4a00" />
        </radialGradient>
      </defs>
      <circle cx={CENTER} cy={CENTER + 8} r={196} fill="url(#wheel-rim)" />
      <circle cx={CENTER} cy={CENTER + 8} r={178} fill="#5a3200" />
      <g transform="translate(0 8)">
        <g className="wheel-disc" style={{ transform: `rotate(${degrees}deg)` }} onTransitionEnd={() => onStop?.()}>
          {sectors.map((sector, at) => (
            <Slice key={at} sector={sector} at={at} count={sectors.length} isBest={sector.coins === best} />
          ))}
        </g>
        {Array.from({ length: BULBS }, (_, at) => {
          const { x, y } = pointAt(187, (at / BULBS) * 360)
          return <circle key={at} cx={x} cy={y} r={4} fill="#fff6dc" />
        })}
        <circle cx={CENTER} cy={CENTER} r={48} fill="url(#wheel-hub)" stroke="#5a3200" strokeWidth={2} />
        <image href="/art/interface/coin-128.webp" x={CENTER - 34} y={CENTER - 34} width={68} height={68} />
      </g>
      <path d="M200 62 L178 22 A25 25 0 1 1 222 22 Z" fill="#f7dfae" stroke="#8a5200" strokeWidth={2} />
      <circle cx={CENTER} cy={16} r={9} fill="#e11d48" />
    </svg>
  )
}

interface SliceProps {
  readonly sector: WheelSector
  readonly at: number
  readonly count: number
  readonly isBest: boolean
}

function Slice({ sector: { coins, entries = 0 }, at, count, isBest }: SliceProps) {
  const locale = useLocale()
  const width = 360 / count
  const [from, to] = [pointAt(RADIUS, (at - 0.5) * width), pointAt(RADIUS, (at + 0.5) * width)]
  const words = (coins > 0 ? shortCoins(coins, locale) : formatAmount(entries, false)).split(/\s(?=\S{2})/)
  const fill = isBest ? '#d6244e' : at % 2 === 0 ? '#4b1fb3' : '#27106b'
  return (
    <g>
      <path
        d={`M${CENTER} ${CENTER} L${from.x} ${from.y} A${RADIUS} ${RADIUS} 0 0 1 ${to.x} ${to.y} Z`}
        fill={fill}
        stroke="#e8b64c"
        strokeWidth={1.2}
      />
      <g transform={`rotate(${at * width} ${CENTER} ${CENTER})`}>
        <image
          href={`/art/interface/${coins > 0 ? 'coin' : 'entry'}-64.webp`}
          x={CENTER - 15}
          y={CENTER - PICTURE_AT - 18}
          width={30}
          height={30}
        />
        <text textAnchor="middle" fill="#fff" fontWeight={800} className="wheel-number">
          {words.map((word, line) => (
            <tspan
              key={line}
              x={CENTER}
              y={CENTER - TEXT_AT + LINE * (line - (words.length - 1) / 2)}
              fontSize={line > 0 ? 13 : 17}
            >
              {word}
            </tspan>
          ))}
        </text>
      </g>
    </g>
  )
}

const shortCoins = (minor: number, locale: string): string =>
  new Intl.NumberFormat(locale, { notation: minor >= 1_000_000 ? 'compact' : 'standard', useGrouping: 'always' }).format(
    minor / 100,
  )

/** Clockwise from the top. */
function pointAt(radius: number, degrees: number) {
  const angle = ((degrees - 90) * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return { x: round(CENTER + radius * Math.cos(angle)), y: round(CENTER + radius * Math.sin(angle)) }
}
