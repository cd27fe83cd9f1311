import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('./', import.meta.url)
/** Counting, sampling, PAR sheets and books run once on one machine and affect no round. */
const BESIDE_ROUNDS =
  /(^|\/)(analyze|testing|tools|battery)(\/|\.)|\.test\.|\.node\.|best-play|tilt|strategy|chances|holds|subsets|round-counts/
/** These functions differ between machines in the last digit; a random comparator shuffles with bias. */
const INEXACT = /Math\.(pow|log\w*|exp\w*|sin|cos|tan|sqrt|cbrt|hypot)\b|sort\([^)]*(random|uint)/

test('no round depends on functions whose results differ between machines', () => {
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !BESIDE_ROUNDS.test(path),
  )
  expect(sources).toContain('slot/play.ts')
  expect(sources).toContain('fair/stream.ts')
  expect(sources.filter((path) => INEXACT.test(readFileSync(new URL(path, here), 'utf8')))).toEqual([])
})
