import { beforeEach, describe, expect, test, vi } from 'vitest'
import { missedTarget, noteTarget, reloadStale } from './stale-chunk.ts'

const kept = new Map<string, string>()
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const NOW = 1_000_000
const reloaded = { now: NOW + 500, isReload: true }
beforeEach(() => kept.clear())

describe('a page reloaded during a navigation', () => {
  test('continues to the target, once', () => {
    noteTarget(store, '/library', NOW)
    expect(missedTarget(store, reloaded)).toBe('/library')
    expect(missedTarget(store, reloaded)).toBeNull()
  })

  test('continues at most once in ten seconds, also for a new navigation', () => {
    noteTarget(store, '/library', NOW)
    missedTarget(store, reloaded)
    noteTarget(store, '/library', NOW + 1_000)
    expect(missedTarget(store, { now: NOW + 1_500, isReload: true })).toBeNull()
  })

  test('continues nowhere if the navigation has ended, or is old', () => {
    noteTarget(store, '/library', NOW)
    noteTarget(store, null, NOW + 100)
    expect(missedTarget(store, reloaded)).toBeNull()
    noteTarget(store, '/library', NOW)
    expect(missedTarget(store, { now: NOW + 60_000, isReload: true })).toBeNull()
  })
})

test('the browser stays where the visitor went instead', () => {
  noteTarget(store, '/', NOW)
  expect(missedTarget(store, { now: NOW + 500, isReload: false })).toBeNull()
  expect(missedTarget(store, reloaded)).toBeNull()
})

test('a missing chunk reloads an outdated page, once in ten seconds', async () => {
  const reload = vi.fn<() => void>()
  const gone = (now: number, isNewer = true) => reloadStale({ store, now, isNewer: () => Promise.resolve(isNewer), reload })
  await gone(NOW, false)
  expect(reload).not.toHaveBeenCalled()
  await gone(NOW)
  await gone(NOW + 9_999)
  expect(reload).toHaveBeenCalledTimes(1)
  await gone(NOW + 10_000)
  expect(reload).toHaveBeenCalledTimes(2)
})
