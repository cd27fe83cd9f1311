import { describe, expect, it } from 'vitest'
import { checkPrizeClaim } from '../claim.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'
import { drawPrize, type PrizeClaim } from './prize-draw.ts'
import type { PrizeRules } from './prize-rules.ts'
import { commitOf } from './seeds.ts'

const rules: PrizeRules = {
  id: 'daily-wheel',
  prizes: [
    { id: 'coins', weight: 5 },
    { id: 'nothing', weight: 0 },
    { id: 'spins', weight: 2 },
  ],
}
const seeds = { serverSeed: 'c6'.repeat(32), clientSeed: 'mine', nonce: 3 }
const claim: PrizeClaim = { rules, ...seeds, commit: commitOf(seeds.serverSeed), prize: drawPrize(rules, seeds).prize }
const check = (change: object) => checkPrizeClaim(JSON.stringify({ ...claim, ...change }))

describe('a promotion prize', () => {
  const SEED = seedOf(20_261_122)

  it(`FAIR-9: is drawn in proportion to its weight, and never at weight zero (seed ${SEED})`, () => {
    const counts = new Map(rules.prizes.map(({ id }) => [id, 0]))
    const rounds = 7_000
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { prize } = drawPrize(rules, { ...seeds, clientSeed: `seed ${SEED}`, nonce })
      counts.set(prize, counts.get(prize)! + 1)
    }
    expect(counts.get('nothing')).toBe(0)
    expect(Math.abs(counts.get('coins')! - 5_000) / Math.sqrt((rounds * 10) / 49)).toBeLessThan(4)
  })

  it('is one labeled draw that differs for other odds, another nonce and another client seed', () => {
    const wider = { ...rules, prizes: rules.prizes.map((prize) => ({ ...prize, weight: prize.weight * 1_000 })) }
    const words = [
      drawPrize(wider, seeds),
      drawPrize(rules, { ...seeds, nonce: 4 }),
      drawPrize(rules, { ...seeds, clientSeed: 'no' }),
    ]
    const { draws } = drawPrize(rules, seeds)
    expect(draws).toMatchObject([{ label: 'prize', n: 7, at: 0 }])
    for (const other of words) expect(other.draws[0]!.word).not.toBe(draws[0]!.word)
  })

  it('FAIR-9: picks of several are different, fall in every order, and are verified like one', () => {
    const balls: PrizeRules = { id: 'balls', prizes: ['1', '2', '3', '4'].map((id) => ({ id, weight: 1 })), picks: 3 }
    const orders = new Map<string, number>()
    for (let nonce = 0; nonce < 2_400; nonce++) {
      const { prize } = drawPrize(balls, { ...seeds, clientSeed: `seed ${SEED}`, nonce })
      expect(new Set(prize.split(' ')).size).toBe(3)
      orders.set(prize, (orders.get(prize) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    for (const count of orders.values()) expect(Math.abs(count - 100) / Math.sqrt(100)).toBeLessThan(5)
    const { prize } = drawPrize(balls, seeds)
    expect(check({ rules: balls, prize })).toMatchObject({ ok: true, value: { verified: { isTrue: true, prize } } })
    expect(check({ rules: { ...balls, picks: 5 }, prize })).toMatchObject({
      value: { verified: { faults: ['malformed-rules'] } },
    })
    expect(check({ rules: { ...balls, picks: 'three' }, prize })).toEqual({ ok: false, refusal: 'unreadable' })
  })

  it('FAIR-8: is verified from the text that its player copies', () => {
    expect(check({})).toMatchObject({ ok: true, value: { verified: { isTrue: true, faults: [], prize: claim.prize } } })
  })

  it.each([
    ['another prize', { prize: 'a car' }, 'wrong-prize'],
    ['another commitment', { commit: '00'.repeat(32) }, 'wrong-commit'],
    ['odds of another hash', { definitionHash: '00'.repeat(32) }, 'wrong-rules'],
    ['a seed that is none', { serverSeed: 'c6' }, 'malformed-seed'],
    ['odds of nothing', { rules: { id: 'daily-wheel', prizes: [{ id: 'coins', weight: 0 }] } }, 'malformed-rules'],
    [
      'odds below nothing',
      {
        rules: {
          id: 'daily-wheel',
          prizes: [
            { id: 'coins', weight: 2 },
            { id: 'b', weight: -1 },
          ],
        },
      },
      'malformed-rules',
    ],
  ])('detects %s', (_, change, fault) => {
    const checked = check(change)
    expect(checked?.ok && checked.value.verified).toMatchObject({ isTrue: false, faults: [fault] })
  })

  it('reports what it cannot check', () => {
    expect(check({ serverSeed: null })).toEqual({ ok: false, refusal: 'unrevealed' })
    expect(check({ definitionHash: 7 })).toEqual({ ok: false, refusal: 'unreadable' })
    expect(check({ nonce: 'three' })).toEqual({ ok: false, refusal: 'unreadable' })
    expect(check({ rules: { ...rules, bonus: 1 } })).toEqual({ ok: false, refusal: 'unreadable' })
    expect(checkPrizeClaim('{"gameId":"cherry-royale"}')).toBeUndefined()
  })
})
