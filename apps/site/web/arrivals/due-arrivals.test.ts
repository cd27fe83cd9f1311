import { describe, expect, test } from 'vitest'
import type { WebArrival } from '#ui/feature.ts'
import { ONCE_PARAMETERS } from '#ui/page/query-parameters.ts'
import { arrivingAt } from './due-arrivals.ts'
import { plainText } from './error-message.ts'

const load = () => Promise.resolve({ arrive: () => undefined })
const bonus: WebArrival = { parameter: 'freeEntriesBonus', needsPlayer: true, load }
const login: WebArrival = { parameter: 'action', value: 'login', load }
const arrivals = [bonus, login]
const GUEST = true

test('a supported action runs and leaves the address', () => {
  expect(arrivingAt('?category=fishing&action=login', arrivals, GUEST)).toEqual({
    due: [{ value: 'login', arrival: login }],
    isForPlayer: false,
    search: '?category=fishing',
  })
})

test('a player-only action waits in a guest’s address', () => {
  expect(arrivingAt('?freeEntriesBonus=m1', arrivals, GUEST)).toEqual({ due: [], isForPlayer: true, search: null })
  expect(arrivingAt('?freeEntriesBonus=m1', arrivals, !GUEST)).toEqual({
    due: [{ value: 'm1', arrival: bonus }],
    isForPlayer: false,
    search: '',
  })
})

test('an unsupported parameter value is ignored', () => {
  expect(arrivingAt('?action=dance', arrivals, GUEST)).toEqual({ due: [], isForPlayer: false, search: '' })
})

test.each(ONCE_PARAMETERS)('%s leaves the address even if no slice handles it', (parameter) => {
  expect(arrivingAt(`?${parameter}=x&game=lucky-cast`, [], GUEST)).toEqual({
    due: [],
    isForPlayer: false,
    search: '?game=lucky-cast',
  })
})

test('an ordinary address stays unchanged', () => {
  expect(arrivingAt('?game=lucky-cast&invited_by=anna&webview=true&utm_source=x', arrivals, GUEST).search).toBeNull()
})

describe('another page’s message', () => {
  test.each([
    ['  Payment\n was\tdeclined ', 'Payment was declined'],
    ['\u202edesrever', 'desrever'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['\u0000', ''],
  ])('%j is shown as %j', (value, text) => {
    expect(plainText(value)).toBe(text)
  })

  test('is truncated if it is long', () => {
    expect(plainText('word '.repeat(100)).length).toBeLessThanOrEqual(200)
    expect(plainText('word '.repeat(100)).endsWith('word…')).toBe(true)
  })
})
