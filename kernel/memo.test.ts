import { expect, test } from 'vitest'
import { oncePer, rememberLast } from './memo.ts'

test('a value is derived once for each object, even if it is undefined', () => {
  let count = 0
  const derive = oncePer((from: { readonly of: number }) => (count++, from.of > 0 ? from.of * 2 : undefined))
  const [one, none] = [{ of: 1 }, { of: 0 }]
  expect([derive(one), derive(one), derive({ of: 1 }), derive(none), derive(none)]).toEqual([2, 2, 2, undefined, undefined])
  expect(count).toBe(3)
})

test('the last answer is kept until another argument comes', () => {
  let count = 0
  const derive = rememberLast((day: string) => `${day} ${count++}`)
  expect([derive('a'), derive('a'), derive('b'), derive('a')]).toEqual(['a 0', 'a 0', 'b 1', 'a 2'])
})
