import { describe, expect, test } from 'vitest'
import { contrast, mix, type Oklch, parseOklch, WHITE } from './color.ts'
import { readStyles, readThemeTokens } from './read-styles.ts'

const THEMES = readThemeTokens()
const TEXT_MIN = 4.5
/** The contrast that themes promise for muted text. */
const MUTED_MIN = 5.65
/** Large text, icons, the edges of controls and the focus outline. */
const SHAPE_MIN = 3

/** The lowest contrast in each theme's design. */
const DRAWN_WITH = {
  velmora: 6.8,
  tidewick: 7.3,
  emberjack: 4.9,
  jadeloom: 7.4,
  rosalune: 6.6,
  voltgrid: 7.7,
  sundrift: 4.6,
  northgilt: 7.2,
  bellwhim: 5.7,
}

describe.each([...THEMES])('%s', (id, tokens) => {
  const color = (name: string): Oklch => parseOklch(tokens[name] ?? '')
  const ink = (name: string, fallback: string): Oklch =>
    parseOklch((tokens[name] ?? tokens[fallback] ?? '').replace(/^var\(--(\w+)\)$/, (_, other: string) => tokens[other] ?? ''))
  const isLight = color('bg0').lightness > 0.5
  const grounds = { page: color('bg0'), surface: color('bg1'), raised: color('bg2') }
  const lowest = (text: Oklch): number => Math.min(...Object.values(grounds).map((ground) => contrast(text, ground)))

  test('text and muted text are readable on every ground', () => {
    expect(lowest(color('tx'))).toBeGreaterThanOrEqual(TEXT_MIN)
    expect(lowest(color('mut'))).toBeGreaterThanOrEqual(MUTED_MIN)
    expect(lowest(mix(color('tx'), color('mut'), 0.8))).toBeGreaterThanOrEqual(TEXT_MIN)
  })

  test('accent and second currency are readable as text on every ground', () => {
    expect(lowest(ink('act', 'ac'))).toBeGreaterThanOrEqual(TEXT_MIN)
    expect(lowest(ink('ent', 'en'))).toBeGreaterThanOrEqual(TEXT_MIN)
  })

  test('button text is readable at both ends of the accent gradient', () => {
    expect(contrast(color('aci'), color('ac'))).toBeGreaterThanOrEqual(TEXT_MIN)
    expect(contrast(color('aci'), color('ac2'))).toBeGreaterThanOrEqual(TEXT_MIN)
  })

  test('a selected chip, the quiet button and the active side of the balance switch are readable', () => {
    expect(contrast(color('bg0'), color('tx'))).toBeGreaterThanOrEqual(TEXT_MIN)
    expect(contrast(color('mut'), mix(color('ac'), color('bg2'), 0.14))).toBeGreaterThanOrEqual(TEXT_MIN)
    expect(contrast(color('tx'), mix(color('ac'), color('bg2'), 0.16))).toBeGreaterThanOrEqual(TEXT_MIN)
  })

  test('text is readable where the backdrop is brightest', () => {
    const lit = mix(color('glow'), color('bg0'), isLight ? 0.55 : 0.46)
    expect(contrast(color('tx'), lit)).toBeGreaterThanOrEqual(TEXT_MIN)
    expect(contrast(color('mut'), lit)).toBeGreaterThanOrEqual(TEXT_MIN)
  })

  test('errors are readable: white on the danger button, the error under a field', () => {
    const controls = readStyles('controls.css')
    const danger = parseOklch(/\[data-kind='danger'\] \{ background: ([^;]+);/.exec(controls)?.[1] ?? '')
    const errors = [...controls.matchAll(/\.field-error \{[^}]*color: (oklch\([^)]+\))/g)].map(([, text = '']) =>
      parseOklch(text),
    )
    expect(contrast(WHITE, danger)).toBeGreaterThanOrEqual(TEXT_MIN)
    expect(lowest(errors[isLight ? 1 : 0]!)).toBeGreaterThanOrEqual(TEXT_MIN)
  })

  test('controls, progress and the focus outline stand out from their surroundings', () => {
    expect(lowest(color('tx'))).toBeGreaterThanOrEqual(SHAPE_MIN)
    expect(lowest(color('ac'))).toBeGreaterThanOrEqual(SHAPE_MIN)
    expect(lowest(color('en'))).toBeGreaterThanOrEqual(SHAPE_MIN)
    const edge = Number(/\.input \{[^}]*var\(--mut\) (\d+)%/.exec(readStyles('controls.css'))?.[1]) / 100
    for (const ground of [grounds.page, grounds.surface]) {
      expect(contrast(mix(color('mut'), color('bg0'), edge), ground)).toBeGreaterThanOrEqual(SHAPE_MIN)
    }
  })

  test('its lowest contrast is the designed one', () => {
    const { page, surface, raised } = grounds
    const pairs = [
      ...[page, surface, raised].flatMap((ground) => [contrast(color('tx'), ground), contrast(color('mut'), ground)]),
      ...[page, surface].map((ground) => contrast(color('en'), ground)),
      ...['ac', 'ac2'].map((ground) => contrast(color('aci'), color(ground))),
    ]
    expect(Math.min(...pairs)).toBeCloseTo(DRAWN_WITH[id as keyof typeof DRAWN_WITH], 1)
  })
})
