import { expect, it } from 'vitest'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import type { SlotRoundEvent } from '../view.ts'
import { upgradingDefinition } from '../testing/ways-definitions.ts'

// Reels: gem shell leaf scatter | gem wild-x2 leaf scatter | gem shell leaf leaf, two rows.
const TRIGGER = [3, 3, 0]

it('symbol upgrades turn the lower symbols into the one that the trail reaches, before the spin pays', () => {
  // scatter gem | leaf scatter | leaf leaf: two steps in one spin.
  const events = freeSpins([3, 2, 2], [1, 0, 1])
  expect(events).toEqual([
    'reveal scatter,gem leaf,scatter leaf,leaf',
    'trail 2/2 gem',
    'transform gem at 1,0 2,0 2,1: scatter,gem gem,scatter gem,gem',
    'win gem 3',
    'reveal shell,leaf gem,wild-x2 shell,leaf',
    'transform gem at 0,0 0,1 2,0 2,1: gem,gem gem,wild-x2 gem,gem',
    'win gem 3',
  ])
})

it('symbol upgrades change nothing before the first step', () => {
  expect(freeSpins([0, 0, 0], [1, 1, 0])).toEqual([
    'reveal gem,shell gem,wild-x2 gem,shell',
    'win gem 3',
    'win shell 3',
    'reveal shell,leaf wild-x2,leaf gem,shell',
    'win shell 3',
  ])
})

function freeSpins(...spins: number[][]): string[] {
  const definition = { ...upgradingDefinition, capMultiple: 1_000 }
  const { events } = play(definition, scriptedStream([...TRIGGER, ...spins.flat()]), { amount: 100 })
  return events.slice(events.findIndex((event) => event.type === 'featureStart')).flatMap(told)
}

function told(event: SlotRoundEvent): string | string[] {
  if (event.type === 'reveal') return `reveal ${event.grid.map(String).join(' ')}`
  if (event.type === 'trail') return `trail ${event.position}/${event.of} ${event.symbol}`
  if (event.type === 'transform')
    return `transform ${event.symbol} at ${event.cells.map(String).join(' ')}: ${event.grid.map(String).join(' ')}`
  return event.type === 'win' ? `win ${event.symbol} ${event.count}` : []
}
