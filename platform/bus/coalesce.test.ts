import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const heard: string[] = []
beforeEach(() => void (heard.length = 0))
const open = () => coalesce<number>(250, (key, value) => void heard.push(`${key}${value}`))

test('the first value passes immediately, then the last of each gap', () => {
  const { put } = open()
  put('a', 1)
  put('a', 2)
  put('a', 3)
  expect(heard).toEqual(['a1'])
  vi.advanceTimersByTime(249)
  expect(heard).toEqual(['a1'])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['a1', 'a3'])
  put('a', 4)
  vi.advanceTimersByTime(249)
  expect(heard).toEqual(['a1', 'a3'])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['a1', 'a3', 'a4'])
})

test('a flood passes four times a second, and its last value is not lost', () => {
  const { put } = open()
  for (let nth = 0; nth <= 1_000; nth++) {
    put('a', nth)
    vi.advanceTimersByTime(1)
  }
  vi.advanceTimersByTime(250)
  expect(heard).toHaveLength(1 + 4 + 1)
  expect(heard.at(-1)).toBe('a1000')
})

test('keys do not wait for each other, and a quiet key passes immediately again', () => {
  const { put } = open()
  put('a', 1)
  put('b', 1)
  vi.advanceTimersByTime(250)
  put('a', 2)
  expect(heard).toEqual(['a1', 'b1', 'a2'])
})

test('nothing is delivered after close', () => {
  const { put, stop } = open()
  put('a', 1)
  put('a', 2)
  stop()
  vi.advanceTimersByTime(1_000)
  expect(heard).toEqual(['a1'])
})
