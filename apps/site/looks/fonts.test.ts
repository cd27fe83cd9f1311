import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readHeights } from './font-file.ts'
import { readStyles, readThemeTokens } from './read-styles.ts'

const FIRST_VIEW_BYTES_MAX = 75_000
const HEIGHT_TOLERANCE = 0.002

interface Face {
  readonly family: string
  readonly of: (property: string) => string
}

const FACES: readonly Face[] = [...readStyles('fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
  const of = (property: string) => new RegExp(`(?:^|[ ;])${property}: ([^;]+);`).exec(body)?.[1] ?? ''
  return { family: unquoted(of('font-family')), of }
})
const LOADED = FACES.filter(({ of }) => of('src').includes('url('))
const partOf = (face: Face, property: string): number => Number.parseFloat(face.of(property)) / 100
const fileOf = (face: Face): string => fileURLToPath(import.meta.resolve(/url\('([^']+)'\)/.exec(face.of('src'))?.[1] ?? ''))
const loaded = (family: string): Face => {
  const face = LOADED.find((each) => each.family === family)
  if (!face) throw new Error(`no face is called ${family}`)
  return face
}
const standIns = (family: string): readonly Face[] => FACES.filter((face) => face.family === `${family} swap`)

describe.each([...readThemeTokens()])('%s', (_, tokens) => {
  const [family = '', standIn = ''] = (tokens['fd'] ?? '').split(', ').map(unquoted)

  test('loads its display font and the text font, within the budget of the first view', () => {
    const bytes = [loaded(family), loaded('Figtree')].map((face) => statSync(fileOf(face)).size)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(FIRST_VIEW_BYTES_MAX)
  })

  test('shows text immediately, in a local face of matching width', () => {
    expect(standIn).toBe(`${family} swap`)
    expect(standIns(family).length).toBeGreaterThanOrEqual(2)
  })
})

describe.each(LOADED)('$family', (face) => {
  const heights = readHeights(fileOf(face))

  test('uses font-display: swap', () => {
    expect(face.of('font-display')).toBe('swap')
  })

  test.each(standIns(face.family))('has a fallback with the same baseline and height', (other) => {
    const size = partOf(other, 'size-adjust')
    expect(other.of('src')).not.toContain('url(')
    expect(Math.abs(partOf(other, 'ascent-override') * size - heights.ascent)).toBeLessThan(HEIGHT_TOLERANCE)
    expect(Math.abs(partOf(other, 'descent-override') * size - heights.descent)).toBeLessThan(HEIGHT_TOLERANCE)
    expect(partOf(other, 'line-gap-override')).toBe(heights.lineGap)
  })

  test('has a fallback for each of its weights', () => {
    const ranges = standIns(face.family).map(({ of }) => of('font-weight').split(' ').map(Number))
    const [from = 0, to = 0] = face.of('font-weight').split(' ').map(Number)
    expect(ranges[0]?.[0]).toBe(from)
    for (const [index, [start]] of ranges.slice(1).entries()) expect(start).toBe((ranges[index]?.[1] ?? 0) + 1)
    expect(ranges.at(-1)?.[1]).toBeGreaterThanOrEqual(to)
  })
})

function unquoted(name: string): string {
  return name.replaceAll("'", '')
}
