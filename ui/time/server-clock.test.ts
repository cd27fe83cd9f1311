import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { nextReading, serverTimeOf } from './server-clock.ts'

const HERE = 1_800_000_000_000
const AHEAD = 90_000

/**
 * A reply of a server whose clock is `AHEAD` of ours. The whole latency of `onWayMs` precedes the server's timestamp.
 */
const answer = (atMs: number, onWayMs: number, ahead = AHEAD) => ({
  askedMs: HERE + atMs,
  answeredMs: HERE + atMs + onWayMs,
  serverMs: HERE + atMs + onWayMs + ahead,
  tookMs: 0,
})

describe('the reading of the server’s clock', () => {
  test('is off by at most half of the reply’s latency', () => {
    const { offsetMs, errorMs } = nextReading(undefined, answer(0, 200))
    expect(errorMs).toBe(100)
    expect(Math.abs(offsetMs - AHEAD)).toBeLessThanOrEqual(errorMs)
  })

  test('excludes the server’s processing time from the latency: a page that took two seconds sets no countdown ahead', () => {
    const slow = { ...answer(0, 2_040), tookMs: 2_000 }
    const { offsetMs, errorMs } = nextReading(undefined, slow)
    expect(errorMs).toBe(20)
    expect(Math.abs(offsetMs - AHEAD)).toBeLessThanOrEqual(20)
  })

  test('is replaced by a faster reply and kept over a slower one', () => {
    const first = nextReading(undefined, answer(0, 200))
    const quick = nextReading(first, answer(1_000, 20))
    expect(quick.errorMs).toBe(10)
    expect(nextReading(quick, answer(2_000, 400))).toBe(quick)
  })

  test('expires, so that a drifting clock is followed', () => {
    const quick = nextReading(undefined, answer(0, 20))
    expect(nextReading(quick, answer(11 * MINUTE_MS, 400)).errorMs).toBe(200)
  })

  test('is replaced immediately by a contradicting one, as after the device slept', () => {
    const quick = nextReading(undefined, answer(0, 20))
    const woken = nextReading(quick, answer(5_000, 300, AHEAD + 60_000))
    expect(woken.offsetMs).toBeGreaterThan(AHEAD + 59_000)
  })
})

test.each([
  ['now;desc="1795267056010"', { serverMs: 1_795_267_056_010, tookMs: 0 }],
  ['now;desc="1795267056010";dur=12.5', { serverMs: 1_795_267_056_010, tookMs: 12.5 }],
  ['cdn;dur=1, now;desc="1795267056010", x;dur=3', { serverMs: 1_795_267_056_010, tookMs: 0 }],
  ['now;desc="soon"', undefined],
  ['snow;desc="1795267056010"', undefined],
  ['', undefined],
  [null, undefined],
])('%s is read as %s', (header, time) => expect(serverTimeOf(header)).toEqual(time))
