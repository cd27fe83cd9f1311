import { expect, test } from 'vitest'
import { createReelMotion } from './reel-motion.ts'

const topRow = (place: number, stripLength: number): number => ((-place % stripLength) + stripLength) % stripLength

test.each([0, 1, 17, 34])('a reel lands with strip position %i in its top row', (stop) => {
  const motion = createReelMotion(35)
  motion.turn(0)
  motion.at(500)
  motion.land(500, stop, 400)
  expect(topRow(motion.at(5_000), 35)).toBe(stop)
  expect(motion.isMoving).toBe(false)
})

test('a landing never turns backwards before it overshoots', () => {
  const motion = createReelMotion(30, 4)
  motion.turn(0)
  motion.at(300)
  motion.land(300, 11, 500)
  let last = motion.at(300)
  for (let now = 310; now <= 800; now += 10) {
    const place = motion.at(now)
    expect(place).toBeGreaterThanOrEqual(last)
    last = place
  }
})

test('a nudge moves one symbol: -1 brings in the one above', () => {
  const motion = createReelMotion(30, 4)
  motion.nudge(0, -1, 200)
  expect(topRow(motion.at(200), 30)).toBe(3)
  motion.nudge(300, 1, 200)
  expect(topRow(motion.at(600), 30)).toBe(4)
})

test('rest stops immediately', () => {
  const motion = createReelMotion(30)
  motion.turn(0)
  motion.rest(9)
  expect(topRow(motion.at(1), 30)).toBe(9)
  expect(motion.isMoving).toBe(false)
})
