import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockPage } from './page-lock.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const { body, documentElement: root } = document
let scrolledTo: unknown[]

beforeEach(() => {
  vi.useFakeTimers()
  scrolledTo = []
  vi.stubGlobal('scrollTo', (to: unknown) => void scrolledTo.push(to))
  vi.stubGlobal('scrollY', 640)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the first lock locks the page, the last release unlocks it, and a repeated release counts once', () => {
  const [first, second] = [lockPage(), lockPage()]
  vi.advanceTimersByTime(1_000)
  expect([root.style.overflow, body.style.position]).toEqual(['hidden', ''])
  first()
  first()
  expect(root.style.overflow).toBe('hidden')
  second()
  expect([root.style.overflow, scrolledTo]).toEqual(['', []])
})

test('Apple mobiles fix the page at its scroll position after 300 ms and restore it on release', () => {
  vi.stubGlobal('navigator', { userAgent: IPHONE, maxTouchPoints: 5 })
  const release = lockPage()
  vi.advanceTimersByTime(299)
  expect(body.style.position).toBe('')
  vi.advanceTimersByTime(1)
  expect([body.style.position, body.style.top]).toEqual(['fixed', '-640px'])
  release()
  expect([body.style.position, body.style.top, scrolledTo]).toEqual(['', '', [{ top: 640, behavior: 'instant' }]])
})

test('a modal closed earlier leaves the page unchanged', () => {
  vi.stubGlobal('navigator', { userAgent: IPHONE, maxTouchPoints: 5 })
  lockPage()()
  vi.advanceTimersByTime(1_000)
  expect([body.style.position, scrolledTo]).toEqual(['', []])
})
