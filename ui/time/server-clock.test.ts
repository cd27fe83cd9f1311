import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { nextReading, serverTimeOf } from './server-clock.ts'

const HERE = 1_800_000_000_000
const AHEAD = 90_000

/** An answer of a server whose clock is `AHEAD` of ours, on its way for `onWayMs`, all of it before the server's word. */
const answer = (atMs: number, onWayMs: number, ahead = AHEAD) => ({
  askedMs: HERE + atMs,
  answeredMs: HERE + atMs + onWayMs,
  serverMs: HERE + atMs + onWayMs + ahead,
  tookMs: 0,
})

describe('the reading of the server’s clock', () => {
  test('is off by no more than half of the answer’s way', () => {
    const { offsetMs, errorMs } = nextReading(undefined, answer(0, 200))
    expect(errorMs).toBe(100)
    expect(Math.abs(offsetMs - AHEAD)).toBeLessThanOrEqual(errorMs)
  })

  test('takes what the server needed for none of the way: a page of two seconds sets no countdown ahead', () => {
    const slow = { ...answer(0, 2_040), tookMs: 2_000 }
    const { offsetMs, errorMs } = nextReading(undefined, slow)
    expect(errorMs).toBe(20)
    expect(Math.abs(offsetMs - AHEAD)).toBeLessThanOrEqual(20)
  })

  test('is replaced by a quicker answer and kept over a slower one', () => {
    const first = nextReading(undefined, answer(0, 200))
    const quick = nextReading(first, answer(1_000, 20))
    expect(quick.errorMs).toBe(10)
    expect(nextReading(quick, answer(2_000, 400))).toBe(quick)
  })

  test('gives way when it is old, so that a clock that drifts is followed', () => {
    const quick = nextReading(undefined, answer(0, 20))
    expect(nextReading(quick, answer(11 * MINUTE_MS, 400)).errorMs).toBe(200)
  })

  test('gives way at once to one that contradicts it, as after a sleep of the device', () => {
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
