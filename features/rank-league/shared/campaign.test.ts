import { expect, test } from 'vitest'
import type { League } from '../contract.ts'
import { isLadder } from './campaign.ts'

const league = (id: number, fromLevel: number, toLevel: number) => ({ id, fromLevel, toLevel }) as League

test('every level belongs to one league', () => {
  expect(isLadder([league(1, 1, 10), league(2, 11, 30)])).toBe(true)
  expect(isLadder([league(1, 1, 10), league(2, 12, 30)])).toBe(false)
  expect(isLadder([league(1, 1, 10), league(2, 10, 30)])).toBe(false)
  expect(isLadder([league(2, 1, 10)])).toBe(false)
})
