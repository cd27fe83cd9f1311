import { coverageOf } from './coverage.ts'
import { outlineOf, type Point } from './outline.ts'
import { encodePng } from './png.ts'

type Color = `#${string}`
/** From top to bottom. */
type Gradient = readonly [Color, Color]

export interface BrandIcon {
  readonly ground: Gradient
  readonly ink: Gradient
  /** An SVG path in a field of 256. */
  readonly glyph: string
}

/** `round` has rounded corners; `full` fills the square, for systems that apply their own mask. */
export type IconShape = 'round' | 'full'

const FIELD = 256
/** The glyph's share of the width; a maskable icon keeps a circle of 80 %. */
const GLYPH_PART: Readonly<Record<IconShape, number>> = { round: 0.62, full: 0.5 }
const CORNER = 56
const CHANNELS = [0, 1, 2] as const
const PLATE = `M${CORNER} 0H${FIELD - CORNER}A${CORNER} ${CORNER} 0 0 1 ${FIELD} ${CORNER}V${FIELD - CORNER}A${CORNER} ${CORNER} 0 0 1 ${FIELD - CORNER} ${FIELD}H${CORNER}A${CORNER} ${CORNER} 0 0 1 0 ${FIELD - CORNER}V${CORNER}A${CORNER} ${CORNER} 0 0 1 ${CORNER} 0Z`

export function iconSvg({ ground, ink, glyph }: BrandIcon): string {
  const part = GLYPH_PART.round
  const stops = ([from, to]: Gradient) => `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
  const gradient = (id: string, colors: Gradient) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colors)}</linearGradient>`
  const place = `translate(${((1 - part) / 2) * FIELD} ${((1 - part) / 2) * FIELD}) scale(${part})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}"><defs>${gradient('g', ground)}${gradient('i', ink)}</defs><path fill="url(#g)" d="${PLATE}"/><path fill="url(#i)" transform="${place}" d="${glyph}"/></svg>`
}

export function iconPng({ ground, ink, glyph }: BrandIcon, { size, shape }: { size: number; shape: IconShape }): Buffer {
  const part = GLYPH_PART[shape]
  const scale = size / FIELD
  const placed = ([x, y]: Point): Point => [
    (x * part + ((1 - part) / 2) * FIELD) * scale,
    (y * part + ((1 - part) / 2) * FIELD) * scale,
  ]
  const plate =
    shape === 'full'
      ? null
      : coverageOf(
          outlineOf(PLATE).map((polygon) => polygon.map(([x, y]): Point => [x * scale, y * scale])),
          size,
        )
  const drawing = coverageOf(
    outlineOf(glyph).map((polygon) => polygon.map(placed)),
    size,
  )
  const pixels = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y++) {
    const down = y / (size - 1)
    const [below, above] = [blend(ground, down), blend(ink, (down - (1 - part) / 2) / part)]
    for (let at = y * size; at < (y + 1) * size; at++) {
      const over = drawing[at]!
      for (const channel of CHANNELS) pixels[at * 4 + channel] = Math.round(below[channel] * (1 - over) + above[channel] * over)
      pixels[at * 4 + 3] = plate ? Math.round(plate[at]! * 255) : 255
    }
  }
  return encodePng(pixels, size)
}

function blend([from, to]: Gradient, part: number): readonly [number, number, number] {
  const by = Math.min(1, Math.max(0, part))
  const [one, other] = [channelsOf(from), channelsOf(to)]
  return [0, 1, 2].map((nth) => one[nth]! + (other[nth]! - one[nth]!) * by) as unknown as [number, number, number]
}

const channelsOf = (color: Color): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
