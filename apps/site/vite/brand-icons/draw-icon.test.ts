import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { THEMES } from '#themes/all.ts'
import { iconOf } from './brand-icons.ts'
import { coverageOf } from './coverage.ts'
import { iconPng, iconSvg } from './draw-icon.ts'
import { outlineOf } from './outline.ts'

const SIZE = 20
const areaOf = (path: string): number => coverageOf(outlineOf(path), SIZE).reduce((sum, part) => sum + part, 0)

describe('an outline covers what it encloses', () => {
  test.each([
    ['a square, in every way to write a line', 'M2 2L12 2l0 10H2z', 100],
    ['with what follows a move', 'm2 2 10 0 0 10-10 0z', 100],
    ['by v and V', 'M2 2h10v10H2V2', 100],
    ['a circle of arcs', 'M2 10a8 8 0 1 1 16 0a8 8 0 1 1-16 0', Math.PI * 64],
    ['the larger arc, and the smaller', 'M10 2a8 8 0 1 0 8 8L10 10z', Math.PI * 48],
    ['a hole wound the other way', 'M2 2H18V18H2zM6 6V14H14V6z', 256 - 64],
    ['a curve, and a smooth one', 'M0 10C0 0 10 0 10 10S20 20 20 10V20H0z', 200],
    ['a quadratic curve', 'M0 0Q10 20 20 0z', (2 / 3) * 20 * 10],
    ['what stands outside of the picture', 'M-10 -10H10V10H-10z', 100],
  ])('%s', (_what, path, area) => {
    expect(areaOf(path)).toBeGreaterThan(area * 0.98 - 0.5)
    expect(areaOf(path)).toBeLessThan(area * 1.02 + 0.5)
  })

  test('an unknown command is an error', () => {
    expect(() => outlineOf('M0 0T5 5')).toThrow("'T'")
    expect(() => outlineOf('M0')).toThrow('no number')
  })
})

describe.each(THEMES)('the icon of $id', (theme) => {
  const icon = iconOf(theme)
  const pixelsOf = (png: Buffer, size: number): ((x: number, y: number) => number[]) => {
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    const rows = inflateSync(png.subarray(png.indexOf('IDAT') + 4))
    const width = size * 4 + 1
    for (let at = width; at < rows.length; at++) if (at % width > 0) rows[at]! += rows[at - width]!
    return (x, y) => [...rows.subarray(y * width + 1 + x * 4, y * width + 5 + x * 4)]
  }

  test('has transparent corners or full ones, on the brand’s ground', () => {
    const round = pixelsOf(iconPng(icon, { size: 48, shape: 'round' }), 48)
    const full = pixelsOf(iconPng(icon, { size: 48, shape: 'full' }), 48)
    expect(round(0, 0)[3]).toBe(0)
    expect(full(0, 0)[3]).toBe(255)
    expect(round(24, 0).slice(0, 3)).toEqual([1, 3, 5].map((at) => Number.parseInt(icon.ground[0].slice(at, at + 2), 16)))
  })

  test('keeps its mark inside the safe zone of a maskable icon', () => {
    const size = 48
    const full = pixelsOf(iconPng(icon, { size, shape: 'full' }), size)
    const isMark = (x: number, y: number) =>
      Math.abs(full(x, y)[0]! - full(0, y)[0]!) + Math.abs(full(x, y)[1]! - full(0, y)[1]!) > 60
    const marked = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const).filter(([x, y]) =>
      isMark(x, y),
    )
    expect(marked.length).toBeGreaterThan(80)
    expect(Math.max(...marked.map(([x, y]) => Math.hypot(x - 23.5, y - 23.5)))).toBeLessThan(size * 0.4)
  })

  test('exists as SVG too', () => {
    expect(iconSvg(icon)).toMatch(/^<svg [^>]+>.*<\/svg>$/)
  })
})
