import { expect, it } from 'vitest'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { checkSlot } from '../check-definition.ts'
import type { SlotDefinition } from '../definition.ts'
import { cascadingDefinition } from '../testing/cascade-definitions.ts'
import { bothWaysDefinition } from '../testing/line-definitions.ts'
import { wildReelsDefinition } from '../testing/wild-definitions.ts'

const SHELLS_THEN_GEMS = [1, 0, 0]
const SCATTER = [2, 0, 0]
const NONE = 0
const SECOND = 3
const SECOND_AND_THIRD = 4

const played = (draws: readonly number[]) =>
  play(wildReelsDefinition, scriptedStream(draws), { amount: 100 }).events.flatMap((event) => {
    if (event.type === 'reveal') return `reveal ${event.grid.map((column) => column.join('/')).join(' ')}`
    if (event.type === 'transform')
      return `${event.reason} ${event.cells.join(' ')} ${event.grid.map((c) => c.join('/')).join(' ')}`
    return event.type === 'win' ? `win ${event.symbol} ${event.count} x${event.multiplier} ${event.amount}` : []
  })

it('a spin without a choice of reels stays as it stopped', () => {
  expect(played([0, 1, 0, NONE])).toEqual(['reveal gem/shell shell/shell shell/gem'])
})

it('the chosen reels show nothing but wilds before the lines pay', () => {
  expect(played([0, 1, 0, SECOND])).toEqual([
    'reveal gem/shell shell/shell shell/gem',
    'wild 1,0 1,1 gem/shell wild/wild shell/gem',
    'win gem 2 x1 200',
    'win gem 2 x1 200',
  ])
})

it('several reels turn together', () => {
  expect(played([0, 1, 0, SECOND_AND_THIRD]).slice(1)).toEqual([
    'wild 1,0 1,1 2,0 2,1 gem/shell wild/wild wild/wild',
    'win gem 3 x1 1000',
    'win shell 3 x1 300',
    'win gem 3 x1 1000',
  ])
})

it('free spins draw from their own choices, spin by spin', () => {
  expect(played([...SCATTER, NONE, ...SHELLS_THEN_GEMS, 0])).toEqual([
    'reveal scatter/shell gem/shell shell/gem',
    'reveal shell/scatter gem/shell shell/gem',
    'wild 1,0 1,1 shell/scatter wild/wild shell/gem',
    'win shell 3 x2 600',
    'win shell 3 x2 600',
  ])
})

const [freeSpins] = wildReelsDefinition.features

it.each<[string, SlotDefinition, Partial<SlotDefinition>]>([
  ['the first reel', wildReelsDefinition, { wildReels: choices([0]) }],
  ['a reel past the last', wildReelsDefinition, { wildReels: choices([3]) }],
  ['a reel twice', wildReelsDefinition, { wildReels: choices([1, 1]) }],
  ['no reel at all', wildReelsDefinition, { wildReels: [...choices([]), ...choices([])] }],
  [
    'a reel with scatters',
    wildReelsDefinition,
    { reels: [wildReelsDefinition.reels[0]!, ['gem', 'shell', 'scatter', 'gem'], wildReelsDefinition.reels[2]!] },
  ],
  ['the last reel where lines start', bothWaysDefinition, { wildReels: choices([bothWaysDefinition.reels.length - 1]) }],
  ['reels beside cascades', cascadingDefinition, { wildReels: choices([1]) }],
])('the check refuses to turn %s', (_, definition, change) => {
  expect(checkSlot({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { reason: 'wild-reels-misfit' } })
})

it('a series with wild reels and another property is refused', () => {
  const change = { features: [{ ...freeSpins, grows: { max: 3 } }] }
  expect(checkSlot({ ...wildReelsDefinition, ...change })).toMatchObject({
    ok: false,
    refusal: { reason: 'series-too-mixed' },
  })
})

it('the definition itself is accepted', () => {
  expect(checkSlot(wildReelsDefinition)).toMatchObject({ ok: true })
})

function choices(reels: readonly number[]) {
  return [
    { reels: [], weight: 3 },
    { reels, weight: 1 },
  ]
}
