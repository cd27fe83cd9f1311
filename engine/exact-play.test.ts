import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('./', import.meta.url)
/** What counts, samples, draws sheets and writes books runs once, on one machine; nothing of it is in a round. */
const BESIDE_ROUNDS =
  /(^|\/)(certify|testing|tools|battery)(\/|\.)|\.test\.|\.node\.|best-play|tilt|strategy|chances|holds|subsets|round-counts/
/** The last digit of these is the machine's own; and a comparator that draws shuffles unevenly. */
const INEXACT = /Math\.(pow|log\w*|exp\w*|sin|cos|tan|sqrt|cbrt|hypot)\b|sort\([^)]*(random|uint)/

test('no round hangs on what another machine works out otherwise', () => {
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !BESIDE_ROUNDS.test(path),
  )
  expect(sources).toContain('slot/play.ts')
  expect(sources).toContain('fair/stream.ts')
  expect(sources.filter((path) => INEXACT.test(readFileSync(new URL(path, here), 'utf8')))).toEqual([])
})
