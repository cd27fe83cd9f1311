import { expect, test } from 'vitest'
import { isInHoldout } from './holdout.ts'

const PLAYERS = Array.from({ length: 4_000 }, (_, nth) => `plr_${nth}`)

test('the holdout is a twentieth of the players, the same throughout a quarter', () => {
  const members = PLAYERS.filter((player) => isInHoldout(player, '2026-10-01'))
  expect(Math.abs(members.length / PLAYERS.length - 0.05)).toBeLessThan(0.01)
  expect(PLAYERS.filter((player) => isInHoldout(player, '2026-12-31'))).toEqual(members)
  expect(PLAYERS.filter((player) => isInHoldout(player, '2027-01-01'))).not.toEqual(members)
})
