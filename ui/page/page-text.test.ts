import { expect, test } from 'vitest'
import { readPageText, writePageText } from './page-text.ts'

test('any value survives, and costs little inside two strings', () => {
  const value = { "it's": ['"quoted"', "'single'", 'back\\slash', '\u0001', '’'], n: [1, null, true] }
  expect(readPageText(writePageText(value))).toEqual(value)
  const rows = Array.from({ length: 100 }, (_, n) => ({ slug: `game-${n}`, title: `Game ${n}` }))
  const [plain, twice] = [writePageText(rows), JSON.stringify(JSON.stringify(writePageText(rows)))]
  expect(twice.length - plain.length).toBeLessThan(10)
})
