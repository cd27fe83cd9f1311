import { expect, test } from 'vitest'
import { withPlace } from './server-bundle.ts'

test('a bundled module finds the files beside its source', () => {
  const from = '../../platform/words/index.ts'
  expect(withPlace("read(import.meta.dirname, 'a.txt')", from)).toBe(
    `read((import.meta.dirname + "/../../platform/words"), 'a.txt')`,
  )
  expect(withPlace("new URL('./a.txt', import.meta.url)", from)).toBe(
    `new URL('./a.txt', new URL("../../platform/words/index.ts", import.meta.url).href)`,
  )
})
