import { expect, test } from 'vitest'
import { textFrame } from './text-frame.ts'

test("a frame matches the standard's example", () => {
  expect(textFrame('Hello').toString('hex')).toBe('810548656c6c6f')
})

test.each([
  [0, '8100'],
  [125, '817d'],
  [126, '817e007e'],
  [65_535, '817effff'],
  [65_536, '817f0000000000010000'],
])('%i bytes are headed by %s', (length, head) => {
  const frame = textFrame('x'.repeat(length))
  expect(frame.subarray(0, frame.length - length).toString('hex')).toBe(head)
  expect(frame.subarray(frame.length - length).toString()).toBe('x'.repeat(length))
})

test('the length of a text frame counts bytes, not characters', () => {
  expect(textFrame('ñ€😀').subarray(0, 2)).toEqual(Buffer.from([0x81, 9]))
})
