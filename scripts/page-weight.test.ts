import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verdictOn } from './page-weight.ts'

test('a page within its budget passes, and one above it lists its heaviest files', () => {
  const budget = { of: "A guest's lobby loads", kb: 179 }
  const rest = { file: 'assets/frame.js', bytes: 60 * 1024 }
  expect(verdictOn([rest, { file: 'assets/libraries.js', bytes: 119 * 1024 }], budget)).toBeUndefined()
  expect(verdictOn([rest, { file: 'assets/libraries.js', bytes: 119 * 1024 + 103 }], budget)).toBe(
    "A guest's lobby loads 179.1 KB of JavaScript, more than its 179 KB. The largest: assets/libraries.js 119.1, assets/frame.js 60.0.",
  )
})

test('each page has its own budget', () => {
  const stage = { file: 'assets/stage.js', bytes: 200 * 1024 }
  expect(verdictOn([stage], { of: 'A game loads', kb: 260 })).toBeUndefined()
  expect(verdictOn([stage], { of: 'A game loads', kb: 190 })).toBe(
    'A game loads 200.0 KB of JavaScript, more than its 190 KB. The largest: assets/stage.js 200.0.',
  )
})

test('the tests check the page weight; a build for a start does not', () => {
  const source = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  expect(source('test.ts')).toContain('pagesTooHeavy')
  expect(source('build-site.ts')).not.toContain('page-weight')
})
