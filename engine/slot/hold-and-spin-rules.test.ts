import { describe, expect, it } from 'vitest'
import { checkSlot } from './check-definition.ts'
import type { SymbolValue } from './definition.ts'
import { holdDefinition, multiplyingDefinition, risingDefinition } from './testing/hold-definitions.ts'

const hold = holdDefinition.features[0]!
const rising = risingDefinition.features[0]!
const withValues = (coin: string, values: readonly SymbolValue[] | undefined) =>
  holdDefinition.symbols.map((symbol) => (symbol.id === coin ? { ...symbol, values } : symbol))

describe('the rules of a hold-and-spin', () => {
  it.each([holdDefinition, multiplyingDefinition, risingDefinition])('accepts $id', (definition) => {
    expect(checkSlot(definition)).toEqual({ ok: true, value: definition })
  })

  it.each<[string, object]>([
    ['malformed', { features: [{ ...hold, empty: 0 }] }],
    ['malformed', { features: [{ ...hold, coins: { coin: 0 } }] }],
    ['malformed', { symbols: withValues('coin', [{ weight: 0, units: 1 }]) }],
    ['malformed', { symbols: withValues('coin', []) }],
    ['malformed', { jackpots: { ...holdDefinition.jackpots, mini: 0 } }],
    ['unknown-symbol', { features: [{ ...hold, coins: { coin: 1, pearl: 1 } }] }],
    ['values-misfit', { symbols: withValues('coin', [{ weight: 1 }]) }],
    ['values-misfit', { symbols: withValues('coin', [{ weight: 1, units: 2, multiplier: 2 }]) }],
    ['values-misfit', { symbols: withValues('coin', [{ weight: 1, jackpot: 'mega' }]) }],
    ['values-misfit', { features: [...holdDefinition.features, { kind: 'nudge-respin', symbol: 'gem' }] }],
    ['coins-misfit', { features: [{ ...hold, symbol: 'gem', coins: { gem: 1 } }] }],
    ['coins-misfit', { features: [{ ...hold, coins: {} }] }],
    ['coins-misfit', { symbols: withValues('coin', undefined), jackpots: undefined }],
    ['jackpots-misfit', { jackpots: { mini: 4, minor: 10, grand: 20 } }],
    ['jackpots-misfit', { jackpots: { mini: 4, grand: 3 } }],
    ['trigger-impossible', { features: [{ ...hold, countMin: 4 }] }],
    ['cap-unreachable', { capMultiple: 105 }],
  ])('refuses %s: %j', (refusal, change) => {
    expect(checkSlot({ ...holdDefinition, ...change })).toMatchObject({ ok: false, refusal: { reason: refusal } })
  })

  it.each([[[1]], [[5]], [[2, 2]]])('refuses rows that open at %j coins', (rowsAt) => {
    expect(checkSlot({ ...risingDefinition, features: [{ ...rising, rowsAt }] })).toMatchObject({
      ok: false,
      refusal: { reason: 'rows-misfit' },
    })
  })

  it('refuses coins of several kinds beside other wins', () => {
    expect(checkSlot({ ...multiplyingDefinition, wins: holdDefinition.wins })).toMatchObject({
      ok: false,
      refusal: { reason: 'features-too-mixed' },
    })
  })
})
