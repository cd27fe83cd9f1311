import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { CODES_PER_DAY_MAX, RESEND_WAIT_SECONDS } from '../contract.ts'
import { isTextable, refuseSend, unixSeconds } from './rules.ts'

const NOW = Date.UTC(2026, 10, 21, 17)

describe('refuseSend', () => {
  const phone = '+12125550123'
  const at = (ago: number, to = phone) => ({ phone: to, sentAt: NOW - ago })

  test('the same number must wait, another need not', () => {
    const sent = { byPlayer: [at(10 * SECOND_MS)], toPhone: [NOW - 10 * SECOND_MS] }
    const retryAt = unixSeconds(NOW + (RESEND_WAIT_SECONDS - 10) * SECOND_MS)
    expect(refuseSend(phone, sent, NOW)).toEqual({ reasonType: 'wait', retryAt })
    expect(refuseSend('+12125550124', { ...sent, toPhone: [] }, NOW)).toBeUndefined()
    expect(refuseSend(phone, sent, NOW + RESEND_WAIT_SECONDS * SECOND_MS)).toBeUndefined()
  })

  test('codes are limited per day by player and by number', () => {
    const hours = Array.from({ length: CODES_PER_DAY_MAX }, (_, index) => (index + 1) * HOUR_MS)
    const retryAt = unixSeconds(NOW - hours.at(-1)! + DAY_MS)
    const tooMany = { reasonType: 'too-many', retryAt }
    expect(refuseSend(phone, { byPlayer: hours.map((ago) => at(ago, '+12125550199')), toPhone: [] }, NOW)).toEqual(tooMany)
    expect(refuseSend(phone, { byPlayer: [], toPhone: hours.map((ago) => NOW - ago) }, NOW)).toEqual(tooMany)
    expect(refuseSend(phone, { byPlayer: [], toPhone: hours.slice(1).map((ago) => NOW - ago) }, NOW)).toBeUndefined()
  })
})

test.each([
  ['+12125550100', true, 'New York'],
  ['+19075550101', true, 'Alaska'],
  ['+12025550143', true, 'Washington, D.C.'],
  ['+19005551234', false, 'premium rate'],
  ['+18005551234', false, 'toll-free'],
  ['+15335551234', false, 'a personal number'],
  ['+18765551234', false, 'Jamaica'],
  ['+18095551234', false, 'the Dominican Republic'],
  ['+17875551234', false, 'Puerto Rico'],
  ['+14165551234', false, 'Canada'],
  ['+12425551234', false, 'the Bahamas'],
  ['+12115550100', false, 'no area'],
])('%s may be texted: %s (%s)', async (phone, may) => expect(await isTextable(phone)).toBe(may))
