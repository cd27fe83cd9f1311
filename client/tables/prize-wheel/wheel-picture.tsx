import { type CSSProperties, memo } from 'react'
import { lookOf } from '../../stage/look.ts'
import { useHundredths } from '../figures.ts'
import { restOf, turnFrom } from './turn.ts'

interface WheelPictureProps {
  readonly slug: string
  readonly pays: readonly number[]
  /** The segment that the wheel rests at. */
  readonly rest: number
  /** The segment that was drawn. */
  readonly turned: number | undefined
  readonly isTurning: boolean
  /** The drawn segment is lit. */
  readonly isShown: boolean
}

/** The wheel from the front, its pointer on top. Text beside it tells the prizes. */
export function WheelPicture({ slug, pays, rest, turned, isTurning, isShown }: WheelPictureProps) {
  const turn = turned === undefined ? undefined : turnFrom(restOf(rest, pays.length), turned, pays.length)
  const to = turn === undefined ? restOf(rest, pays.length) : turn.to
  const style = { '--from': `${turn?.from ?? 0}deg`, '--to': `${to}deg` } as CSSProperties
  return (
    <div className="pw-place" aria-hidden="true">
      <svg className="pw-wheel" viewBox="-100 -100 200 200" style={style} data-is-turning={isTurning ? '' : undefined}>
        <circle r="99" className="pw-rim" />
        <g className="pw-rotor" key={`${pays.length}/${turned}`}>
          <Segments pays={pays} lit={isShown ? turned : undefined} />
        </g>
        <circle r="24" className="pw-hub" />
        <circle r="16" className="pw-knob" />
      </svg>
      <img className="pw-pointer" src={lookOf(slug, false).symbol('pointer')} alt="" />
    </div>
  )
}

const [OUTER, INNER] = [93, 22]

const Segments = memo(function Segments({ pays, lit }: { pays: readonly number[]; lit: number | undefined }) {
  const { short } = useHundredths()
  const step = 360 / pays.length
  return pays.map((pay, segment) => (
    <g
      key={segment}
      transform={`rotate(${step * segment})`}
      className="pw-segment"
      style={shadeOf(pays, pay)}
      data-is-zero={pay === 0 ? '' : undefined}
      data-is-lit={segment === lit ? '' : undefined}
    >
      <path d={sectorOf(step)} />
      {pay > 0 ? (
        <text transform={`translate(0 ${9 - OUTER}) rotate(90)`} style={{ fontSize: Math.min(12, 160 / pays.length + 3) }}>
          {`×${short(pay)}`}
        </text>
      ) : null}
      <circle cy={1 - OUTER} r="1.6" className="pw-bulb" transform={`rotate(${step / 2})`} />
    </g>
  ))
})

/** A prize's place among those of its wheel, from 0 for the smallest to 1 for the highest. */
export function shadeOf(pays: readonly number[], pay: number): CSSProperties {
  const prizes = [...new Set(pays)].filter((each) => each > 0).toSorted((left, right) => left - right)
  const shade = pay === 0 ? 0 : prizes.length === 1 ? 1 : prizes.indexOf(pay) / (prizes.length - 1)
  return { '--shade': shade, '--is-prize': pay > 0 ? 1 : 0 } as CSSProperties
}

/** Centered on top. */
function sectorOf(degrees: number): string {
  const half = (degrees / 2) * (Math.PI / 180)
  const at = (radius: number, side: -1 | 1): string =>
    `${(side * radius * Math.sin(half)).toFixed(3)} ${(-radius * Math.cos(half)).toFixed(3)}`
  return `M${at(OUTER, -1)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, 1)}L${at(INNER, 1)}A${INNER} ${INNER} 0 0 0 ${at(INNER, -1)}Z`
}
