import { expect, test } from 'vitest'
import type { PromotionDefinition } from '#promotions/definition.ts'
import { replayPlayer } from '#promotions/forecast/replay-player.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { messageBonus } from './promotion.ts'

const config = { entries: 200, freeSpins: null, minPurchaseCents: 499, hoursToUse: 72 }
const spins = { game: 'voltage-sevens', count: 10, betLevel: 100, lifetimeSeconds: 3_600 }
const purchase = (cents: number) => ({ orderId: 'ord_1', preset: 'pouch', cents, nth: 1, offer: null, coins: 1, entries: 1 })

test('the first large enough purchase after the opening brings the bonus, once', () => {
  const played = playPromotion(messageBonus, { config })
  played.hear('purchase.completed', purchase(999), '2026-11-22T00:00:00Z')
  expect(played.grants).toEqual([])
  played.act('open', { at: '2026-11-22T01:00:00Z' })
  played.hear('purchase.completed', purchase(498), '2026-11-22T02:00:00Z')
  expect(played.grants).toEqual([])
  for (const at of ['2026-11-22T03:00:00Z', '2026-11-22T04:00:00Z']) played.hear('purchase.completed', purchase(499), at)
  expect(played.grants).toEqual([{ key: 'bonus', value: { kind: 'balance', coins: 0, entries: 200 }, purchase: 1 }])
})

test.each([
  ['2026-11-24T23:59:59Z', 1],
  ['2026-11-25T00:00:00Z', 0],
])('its hours run from the opening: a purchase at %s brings %d', (at, count) => {
  const played = playPromotion(messageBonus, { config })
  played.act('open', { at: '2026-11-22T00:00:00Z' })
  played.hear('purchase.completed', purchase(999), at)
  expect(played.grants).toHaveLength(count)
})

test('a bonus without a minimum is granted when it is opened, and a second opening grants nothing', () => {
  const played = playPromotion(messageBonus, { config: { ...config, entries: 0, freeSpins: spins, minPurchaseCents: 0 } })
  for (const at of ['2026-11-22T00:00:00Z', '2026-11-22T01:00:00Z']) played.act('open', { at })
  played.hear('purchase.completed', purchase(999), '2026-11-22T02:00:00Z')
  expect(played.grants).toEqual([{ key: 'bonus', value: { kind: 'free-spins', ...spins } }])
})

test('a bonus is either entries or free spins', () => {
  const { config: schema } = messageBonus.campaign
  expect(schema.safeParse({ ...config, entries: 0 }).success).toBe(false)
  expect(schema.safeParse({ ...config, freeSpins: spins }).success).toBe(false)
})

test('a bonus that was given up brings nothing, and one that was granted stays', () => {
  const played = playPromotion(messageBonus, { config })
  expect(played.act('decline', { at: '2026-11-22T00:00:00Z' })).toMatchObject({ refused: 'no-bonus' })
  played.act('open', { at: '2026-11-22T00:00:00Z' })
  played.act('decline', { at: '2026-11-22T01:00:00Z' })
  played.hear('purchase.completed', purchase(999), '2026-11-22T02:00:00Z')
  expect(played.grants).toEqual([])
  const granted = playPromotion(messageBonus, { config: { ...config, minPurchaseCents: 0 } })
  granted.act('open', { at: '2026-11-22T00:00:00Z' })
  expect(granted.act('decline', { at: '2026-11-22T01:00:00Z' })).toMatchObject({ refused: 'granted' })
  expect(granted.grants).toHaveLength(1)
})

test('a forecast counts the bonus of a player who buys in time: nobody gives it up', () => {
  const played = playPromotion(messageBonus, { config })
  const player = 'plr_1' as const
  const at = (iso: string) => Date.parse(iso)
  const events = [
    { type: 'visit', player, at: at('2026-11-22T00:00:00Z') },
    { type: 'purchase.completed', player, at: at('2026-11-23T00:00:00Z'), payload: purchase(999) },
  ] as const
  const { granted } = replayPlayer(messageBonus as PromotionDefinition, played.run, {
    player,
    events,
    slots: { share: 1, taken: new Map() },
  })
  expect(granted).toEqual({ coins: 0, entries: 200 })
})
