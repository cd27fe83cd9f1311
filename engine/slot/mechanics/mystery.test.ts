import { expect, it } from 'vitest'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { checkSlot } from '../check-definition.ts'
import type { FeatureRule, SlotDefinition } from '../definition.ts'
import { mysteryDefinition, wildReelsDefinition } from '../testing/wild-definitions.ts'

const COVERED = [1, 2, 0]
const GEM = 0
const SHELL = 1
const SCATTER = [3, 3, 2]

const played = (draws: readonly number[], definition: SlotDefinition = mysteryDefinition) =>
  play(definition, scriptedStream(draws), { amount: 100 }).events.flatMap((event) => {
    if (event.type === 'reveal') return `reveal ${event.grid.map((column) => column.join('/')).join(' ')}`
    if (event.type === 'transform') return `${event.reason} ${event.symbol} ${event.cells.join(' ')}`
    return event.type === 'win' ? `win ${event.symbol} ${event.count} x${event.multiplier} ${event.amount}` : []
  })

it('all covers in view uncover as the drawn symbol before the lines pay', () => {
  expect(played([...COVERED, GEM])).toEqual([
    'reveal cover/cover cover/gem shell/cover',
    'mystery gem 0,0 0,1 1,0 2,1',
    'win gem 2 x1 200',
    'win gem 3 x1 1000',
    'win gem 2 x1 200',
  ])
  expect(played([...COVERED, SHELL])).toEqual([
    'reveal cover/cover cover/gem shell/cover',
    'mystery shell 0,0 0,1 1,0 2,1',
    'win shell 3 x1 300',
  ])
})

it('a spin without covers draws nothing more', () => {
  const bare = { ...mysteryDefinition, features: [], reels: mysteryDefinition.reels.map((strip) => [...strip, 'gem', 'gem']) }
  expect(played([5, 4, 4], bare)[0]).toBe('reveal gem/gem gem/gem gem/gem')
})

it('the covers of free spins hide a symbol of their own', () => {
  const told = played([...SCATTER, SHELL, ...COVERED, GEM])
  expect(told.filter((each) => each.startsWith('mystery'))).toEqual(['mystery shell 1,1', 'mystery gem 0,0 0,1 1,0 2,1'])
  expect(told.at(-1)).toBe('win gem 2 x2 400')
})

const [freeSpins] = mysteryDefinition.features as [Extract<FeatureRule, { kind: 'free-spins' }>]

it.each<[string, Partial<SlotDefinition>]>([
  ['covers that hide a single symbol', { mystery: { symbol: 'cover', weights: { gem: 1 } } }],
  ['covers that hide scatters', { mystery: { symbol: 'cover', weights: { gem: 1, scatter: 1 } } }],
  ['covers that hide themselves', { mystery: { symbol: 'cover', weights: { gem: 1, cover: 1 } } }],
  ['a cover that pays', { mystery: { symbol: 'gem', weights: { gem: 1, shell: 1 } } }],
  ['a scatter as a cover', { mystery: { symbol: 'scatter', weights: { gem: 1, shell: 1 } } }],
  ['covers on no strip', { reels: mysteryDefinition.reels.map((strip) => strip.map((id) => (id === 'cover' ? 'gem' : id))) }],
  ['covers beside expanding symbols', { features: [{ ...freeSpins, expands: ['gem'] }] }],
])('the check refuses %s', (_, change) => {
  expect(checkSlot({ ...mysteryDefinition, ...change })).toMatchObject({ ok: false, refusal: { reason: 'mystery-misfit' } })
})

it('covers beside reels that turn wild are refused', () => {
  const { wildReels, symbols } = wildReelsDefinition
  const change = { symbols: [symbols[0]!, ...mysteryDefinition.symbols], wildReels: wildReels! }
  expect(checkSlot({ ...mysteryDefinition, ...change })).toMatchObject({ ok: false, refusal: { reason: 'mystery-misfit' } })
})

it('a definition with covers is accepted', () => {
  expect(checkSlot(mysteryDefinition)).toMatchObject({ ok: true })
})
