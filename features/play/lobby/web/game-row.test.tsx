import { expect, test } from 'vitest'
import { rowSpans } from './game-row.tsx'

test.each([
  ['long rows fill their line', [9, 31], [6, 6]],
  ['short rows share a line', [4, 2, 3, 3], [4, 2, 3, 3]],
  ['a later row fills the gap of an earlier one', [4, 3, 2, 3], [4, 3, 2, 3]],
  ['five games scroll in half a line if another row shares it', [5, 3], [3, 3]],
  ['five games keep their line if a small row would be alone otherwise', [5, 3, 2], [6, 3, 3]],
  ['a row that shares its line with none fills it', [4, 2, 5, 8], [4, 2, 6, 6]],
  ['the last row of a line grows into what is left', [2, 3, 8], [2, 4, 6]],
])('%s', (_, games, spans) => expect(rowSpans(games)).toEqual(spans))
