import { expect, test } from 'vitest'
import type { DrawnPage } from './drawn-page.ts'
import { createGuestCache, type GuestCache } from './guest-cache.ts'

const page = (text: string, more: Partial<DrawnPage> = {}): DrawnPage => ({
  status: 200,
  headers: [['content-type', 'text/html']],
  parts: [Buffer.from(text)],
  setCookies: [],
  ...more,
})

const textOf = (found: DrawnPage | null): string => Buffer.concat(found?.parts ?? []).toString()

function open(bounds: { pagesMax?: number; bytesMax?: number } = {}) {
  const state = { version: 1n, now: 0, draws: 0 }
  const cache = createGuestCache({ pagesMax: 10, clock: { now: () => state.now }, version: () => state.version, ...bounds })
  const read = (key: string, text = key) =>
    cache.read(key, async () => {
      state.draws++
      return page(text)
    })
  return { state, cache, read }
}

test('the least recently used page is evicted first', async () => {
  const { state, read } = open({ pagesMax: 2 })
  for (const key of ['a', 'b', 'a', 'c', 'a']) await read(key)
  expect(state.draws).toBe(3)
  await read('b')
  expect(state.draws).toBe(4)
})

test('pages count by their size too', async () => {
  const { state, read } = open({ bytesMax: 100 })
  await read('a', 'x'.repeat(60))
  await read('b', 'x'.repeat(60))
  await read('b', 'x'.repeat(60))
  await read('a', 'x'.repeat(60))
  expect(state.draws).toBe(3)
  await read('huge', 'x'.repeat(101))
  await read('huge', 'x'.repeat(101))
  expect(state.draws).toBe(5)
})

const later = (cache: GuestCache, key: string) => {
  const { promise, resolve } = Promise.withResolvers<DrawnPage>()
  return { finish: resolve, reply: cache.read(key, () => promise) }
}

test('a render begun before a publish is not cached, and no new request joins it', async () => {
  const { state, cache, read } = open()
  const old = later(cache, 'a')
  state.version = 2n
  expect(textOf(await read('a', 'new'))).toBe('new')
  old.finish(page('old'))
  expect(textOf(await old.reply)).toBe('old')
  expect(textOf(await read('a', 'newer'))).toBe('new')
})

test('waiting requests render themselves if the page turns out to be personal', async () => {
  const { cache, read } = open()
  const first = later(cache, 'a')
  const second = read('a')
  first.finish(page('mine', { setCookies: ['refcode=x'] }))
  expect(textOf(await first.reply)).toBe('mine')
  expect(await second).toBeNull()
})

test('a failure reaches all waiting requests, and the next one retries', async () => {
  const { cache, read } = open()
  const failing = cache.read('a', () => Promise.reject(new Error('broken')))
  await expect(Promise.all([failing, read('a')])).rejects.toThrow('broken')
  expect(textOf(await read('a', 'mended'))).toBe('mended')
})
