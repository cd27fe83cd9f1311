import { expect, test } from 'vitest'
import { verdictOn } from './page-weight.ts'

test('a lobby within its budget passes; one beyond it names what weighs most', () => {
  const rest = { file: 'assets/frame.js', bytes: 60 * 1024 }
  expect(verdictOn([rest, { file: 'assets/libraries.js', bytes: 107 * 1024 }])).toBeUndefined()
  expect(verdictOn([rest, { file: 'assets/libraries.js', bytes: 107 * 1024 + 103 }])).toBe(
    "A guest's lobby loads 167.1 KB of JavaScript, more than its 167 KB. The largest: assets/libraries.js 107.1, assets/frame.js 60.0.",
  )
})

test('each page has a budget of its own', () => {
  const stage = { file: 'assets/stage.js', bytes: 200 * 1024 }
  expect(verdictOn([stage], { of: 'A game loads', kb: 260 })).toBeUndefined()
  expect(verdictOn([stage], { of: 'A game loads', kb: 190 })).toBe(
    'A game loads 200.0 KB of JavaScript, more than its 190 KB. The largest: assets/stage.js 200.0.',
  )
})
