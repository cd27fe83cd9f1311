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

describe('a page that is reloaded on its way to another', () => {
  test('goes on to it, once', () => {
    noteTarget(store, '/library', NOW)
    expect(missedTarget(store, reloaded)).toBe('/library')
    expect(missedTarget(store, reloaded)).toBeNull()
  })

  test('goes on only once in ten seconds, also where it sets out again', () => {
    noteTarget(store, '/library', NOW)
    missedTarget(store, reloaded)
    noteTarget(store, '/library', NOW + 1_000)
    expect(missedTarget(store, { now: NOW + 1_500, isReload: true })).toBeNull()
  })

  test('goes nowhere when the way had ended, or was long ago', () => {
    noteTarget(store, '/library', NOW)
    noteTarget(store, null, NOW + 100)
    expect(missedTarget(store, reloaded)).toBeNull()
    noteTarget(store, '/library', NOW)
    expect(missedTarget(store, { now: NOW + 60_000, isReload: true })).toBeNull()
  })
})

test('who went elsewhere on the way stays there', () => {
  noteTarget(store, '/', NOW)
  expect(missedTarget(store, { now: NOW + 500, isReload: false })).toBeNull()
  expect(missedTarget(store, reloaded)).toBeNull()
})

test('code that is gone reloads a page that the site has outgrown, once in ten seconds', async () => {
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
