import { beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#kernel/time.ts'
import type { PopUpAd } from '../contract.ts'
import { mayShow, rememberSeen } from './seen.ts'

beforeEach(() => localStorage.clear())

const ad = (popup_id: string, caps: Partial<PopUpAd['popup_data']> = {}): PopUpAd => ({
  popup_id,
  popup_name: popup_id,
  popup_delay_time: 0,
  company_priority: 0,
  popup_priority: 0,
  popup_data: {
    title: '',
    text: '',
    action: '',
    link: '/',
    picture: 'gift',
    hoursBetween: 1,
    viewsPerVisitorPerDay: 0,
    ...caps,
  },
  log_id: 'pop_1',
})
const today = { day: '2026-12-01', viewsPerDay: 0 }
const NOON = Date.parse('2026-12-01T17:00:00Z')

test('a guest’s browser holds an ad back within its interval', () => {
  expect(mayShow(ad('a'), today, NOON)).toBe(true)
  rememberSeen('a', today.day, NOON)
  expect(mayShow(ad('a'), today, NOON + HOUR_MS - 1)).toBe(false)
  expect(mayShow(ad('b'), today, NOON)).toBe(true)
  expect(mayShow(ad('a'), today, NOON + HOUR_MS)).toBe(true)
})

test('it counts the views of one ad and of all ads by the day', () => {
  const later = NOON + 5 * HOUR_MS
  for (const id of ['a', 'a', 'b']) rememberSeen(id, today.day, NOON)
  expect(mayShow(ad('a', { viewsPerVisitorPerDay: 2 }), today, later)).toBe(false)
  expect(mayShow(ad('a', { viewsPerVisitorPerDay: 3 }), today, later)).toBe(true)
  expect(mayShow(ad('c'), { ...today, viewsPerDay: 3 }, later)).toBe(false)
  expect(mayShow(ad('c'), { ...today, viewsPerDay: 4 }, later)).toBe(true)
  const next = { day: '2026-12-02', viewsPerDay: 1 }
  expect(mayShow(ad('a', { viewsPerVisitorPerDay: 1 }), next, later)).toBe(true)
})

test('it shows an ad where nothing can be stored, and where what was stored is broken', () => {
  localStorage.setItem('pop-up-views', '{')
  expect(mayShow(ad('a'), today, NOON)).toBe(true)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(mayShow(ad('a'), today, NOON)).toBe(true)
  vi.restoreAllMocks()
})
