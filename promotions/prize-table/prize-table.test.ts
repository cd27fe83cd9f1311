import { describe, expect, test } from 'vitest'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import { prizeTable, tableCost } from './prize-table.ts'

const rows = [
  { coins: 1_050, entries: 0, chancePer100k: 90_000 },
  { coins: 50_000, entries: 25, chancePer100k: 10_000 },
]
const coinRows = [
  { coins: 1_000, chancePer100k: 60_000 },
  { coins: 1_000, chancePer100k: 40_000 },
]

describe('a table of prizes', () => {
  test('names each row by its number and amounts, as players verify them', () => {
    expect(prizeTable('toy', 'prize').oddsOf(rows).rules).toEqual({
      id: 'toy',
      prizes: [
        { id: 'prize 1: coins 10.5, entries 0', weight: 90_000 },
        { id: 'prize 2: coins 500, entries 0.25', weight: 10_000 },
      ],
    })
  })

  test('without entries names none, and tells rows with the same prize apart', () => {
    const { oddsOf, drawFrom } = prizeTable('toy', 'slice')
    const names = oddsOf(coinRows).rules.prizes.map(({ id }) => id)
    expect(names).toEqual(['slice 1: coins 10', 'slice 2: coins 10'])
    expect(names.map((name) => drawFrom(coinRows, () => name))).toEqual([0, 1])
  })

  test('has other odds with another id, row or chance', () => {
    const changed = [{ ...rows[0]!, chancePer100k: 89_999 }, rows[1]!]
    const hashes = [
      prizeTable('toy', 'prize').oddsOf(rows),
      prizeTable('other', 'prize').oddsOf(rows),
      prizeTable('toy', 'slice').oddsOf(rows),
      prizeTable('toy', 'prize').oddsOf(changed),
    ].map(({ hash }) => hash)
    expect(new Set(hashes).size).toBe(4)
  })

  test('draws the row that the seeds determine', () => {
    const { oddsOf, drawFrom } = prizeTable('toy', 'prize')
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine' }
    for (let nonce = 1; nonce <= 30; nonce++) {
      const { prize } = drawPrize(oddsOf(rows).rules, { ...seeds, nonce })
      const at = drawFrom(rows, (rules) => drawPrize(rules, { ...seeds, nonce }).prize)
      expect(oddsOf(rows).rules.prizes[at]!.id).toBe(prize)
    }
  })
})

test('the cost of a draw weighs each row by its chance, and names its act if it has one', () => {
  expect(tableCost('a pull', rows, 'pull')).toMatchObject({
    trigger: 'a pull',
    act: 'pull',
    coins: { mean: 5_945, max: 50_000 },
    entries: { mean: 2.5, max: 25 },
  })
  expect(tableCost('a spin', coinRows)).toMatchObject({ coins: { mean: 1_000, variance: 0 }, entries: { max: 0 } })
  expect(tableCost('a spin', coinRows)).not.toHaveProperty('act')
})
