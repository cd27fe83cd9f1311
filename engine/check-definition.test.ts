import { expect, it } from 'vitest'
import { checkDefinition, faultText } from './check-definition.ts'
import { tinyDefinition, waysDefinition } from './slot/testing/definitions.ts'
import { wheelDefinition } from './slot/testing/line-definitions.ts'

const [lines] = tinyDefinition.wins
const [free] = tinyDefinition.features
const { reels } = tinyDefinition
const [wheel] = wheelDefinition.features

it.each<[string, object]>([
  ['reels.1.2 is "pearl": unknown-symbol (', { ...tinyDefinition, reels: [reels[0], ['gem', 'gem', 'pearl', 'gem'], reels[2]] }],
  ['wins.0.pays.pearl: unknown-symbol (', { ...tinyDefinition, wins: [{ ...lines, pays: { pearl: { 3: 1 } } }] }],
  ['symbols.0.values.0.weight is 0: malformed (', withValue({ weight: 0, units: 1 })],
  ['heights.weights.0.1 is -1: malformed (', { ...waysDefinition, heights: { min: 1, weights: [[1, -1]] } }],
  [
    'betLevels.SweepStakes.1 is 150: pay-rounds (',
    { ...tinyDefinition, unitsPerPlay: 100, betLevels: { TournamentPoints: [100], SweepStakes: [100, 150] } },
  ],
  [
    'features.0.retriggerSpins is 3: retrigger-endless (',
    { ...tinyDefinition, features: [{ ...free, countMin: 1, retriggerSpins: 3, spinsMax: 99 }] },
  ],
  ['features.0.modes.0.spinsMax is 1: spins-without-limit (', wheelWith({ spins: 2, spinsMax: 1 })],
  ['capMultiple is 1000: cap-unreachable (', { ...tinyDefinition, capMultiple: 1_000 }],
  [
    'wins.0.lines.1: line-twice (',
    {
      ...tinyDefinition,
      wins: [
        {
          ...lines,
          lines: [
            [0, 0, 0],
            [0, 0, 0],
          ],
        },
      ],
    },
  ],
  ['kind is "bingo": unknown-kind', { ...tinyDefinition, kind: 'bingo' }],
  ['id is missing: malformed (', { ...tinyDefinition, id: undefined }],
  ['faces is 1: malformed (', { kind: 'dice', id: 'd', betLevels: tinyDefinition.betLevels, faces: 1 }],
])('names the invalid field and the reason: %s', (sentence, definition) => {
  const data: unknown = JSON.parse(JSON.stringify(definition))
  const checked = checkDefinition(data)
  expect(checked.ok ? 'accepted' : faultText(data, checked.refusal)).toContain(sentence)
})

function withValue(value: object): object {
  return { ...tinyDefinition, symbols: tinyDefinition.symbols.map((symbol) => ({ ...symbol, values: [value] })) }
}

function wheelWith(change: object): object {
  const { modes } = wheel as { readonly modes: readonly object[] }
  return { ...wheelDefinition, features: [{ ...wheel, modes: [{ ...modes[0], ...change }, ...modes.slice(1)] }] }
}
