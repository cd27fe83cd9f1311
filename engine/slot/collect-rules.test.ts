import { expect, it } from 'vitest'
import { checkSlot } from './check-definition.ts'
import { ladderDefinition, stagedDefinition, waysCollectDefinition } from './testing/collect-definitions.ts'

const [collect, ladder] = ladderDefinition.features as [object, object]
const [, stages] = stagedDefinition.features as [object, object]
const boats = { symbol: 'boat', every: 1, spins: 1, multipliers: [2, 10] }

it.each([ladderDefinition, stagedDefinition, waysCollectDefinition])('accepts $id', (definition) => {
  expect(checkSlot(definition)).toEqual({ ok: true, value: definition })
})

it.each<[string, object]>([
  ['values that nothing takes', { features: [] }],
  ['two collectors', { features: [collect, { ...collect, symbol: 'fish' }] }],
  [
    'a collector that never lands',
    { symbols: [...ladderDefinition.symbols, { id: 'net', role: 'plain' }], features: [{ ...collect, symbol: 'net' }] },
  ],
  [
    'jackpots to collect',
    {
      jackpots: { mini: 5 },
      symbols: ladderDefinition.symbols.map((symbol) =>
        symbol.id === 'crab' ? { ...symbol, values: [{ jackpot: 'mini', weight: 1 }] } : symbol,
      ),
    },
  ],
])('the definition check refuses %s', (_, change) => {
  expect(refusalOf({ ...ladderDefinition, ...change })).toBe('collects-nothing')
})

it.each<[string, object]>([
  ['ladder-misfit', { ...ladder, ladder: { symbol: 'scatter', multipliers: [1, 2] } }],
  ['ladder-misfit', { ...ladder, ladder: { symbol: 'boat', multipliers: [2, 3] } }],
  ['ladder-misfit', { ...ladder, ladder: { symbol: 'boat', multipliers: [1, 3, 3] } }],
  ['malformed', { ...ladder, ladder: { symbol: 'boat', multipliers: [1] } }],
  ['stages-misfit', { ...stages, stages: { ...boats, symbol: 'fish' } }],
  ['stages-misfit', { ...stages, stages: { ...boats, multipliers: [10, 2] } }],
  ['stages-misfit', { ...stages, stages: { ...boats, spins: 5 } }],
  ['malformed', { ...stages, stages: { ...boats, every: 0 } }],
  ['series-too-mixed', { ...stages, ladder: { symbol: 'boat', multipliers: [1, 2] } }],
  ['series-too-mixed', { ...stages, retriggerSpins: 1 }],
])('a definition with %s is refused: %j', (refusal, rule) => {
  expect(refusalOf({ ...stagedDefinition, reels: ladderDefinition.reels, features: [collect, rule] })).toBe(refusal)
})

function refusalOf(definition: object): string {
  const checked = checkSlot(JSON.parse(JSON.stringify(definition)))
  return checked.ok ? 'accepted' : checked.refusal.reason
}
