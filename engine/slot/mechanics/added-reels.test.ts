import { describe, expect, it } from 'vitest'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { checkSlot } from '../check-definition.ts'
import { addedReelsDefinition } from '../testing/ways-definitions.ts'

const round = (draws: readonly number[]) => play(addedReelsDefinition, scriptedStream(draws), { amount: 100 })

const played = (draws: readonly number[]) =>
  round(draws).events.flatMap((event) => {
    if (event.type === 'reveal') return `reels ${event.grid.length}`
    if (event.type === 'respin') return `add ${event.grid.at(-1)!.join('/')} hold ${event.held.join('')}`
    return event.type === 'win' ? `${event.symbol} ${event.count} x${event.ways} ${event.amount}` : []
  })

describe('added reels', () => {
  it('do not come without a win', () => {
    // leaf/scatter shell/gem: no way; the scatter brings a free spin that wins nothing either.
    expect(played([1, 3, 1, 3])).toEqual(['reels 2', 'reels 2'])
  })

  it('come one by one while a win reaches the last, and the longest run pays', () => {
    // gem/leaf gem/wild | shell/leaf ends the gems | shell/leaf goes on with the leaves to the end.
    expect(played([0, 0, 1, 1])).toEqual([
      'reels 2',
      'add shell/leaf hold 01',
      'add shell/leaf hold 012',
      'gem 2 x2 150',
      'leaf 4 x1 400',
    ])
  })

  it('end with the first reel that no win reaches', () => {
    // gem/leaf shell/gem | gem/shell | shell/leaf
    expect(played([0, 3, 0, 1])).toEqual(['reels 2', 'add gem/shell hold 01', 'add shell/leaf hold 012', 'gem 3 x1 100'])
  })

  it('are drawn by their numbers, in free spins too', () => {
    const { draws } = round([1, 1, 1, 1, 0, 3, 0, 1])
    expect(draws.map(({ label }) => label)).toEqual([
      'reel:1',
      'reel:2',
      'reel:3',
      'reel:4',
      'free-spin:1:reel:1',
      'free-spin:1:reel:2',
      'free-spin:1:reel:3',
      'free-spin:1:reel:4',
    ])
  })
})

describe('the check', () => {
  it('accepts reels that wins add', () => {
    expect(checkSlot(addedReelsDefinition)).toMatchObject({ ok: true })
  })

  const { reels, wins, features } = addedReelsDefinition
  it.each([
    ['a length without a pay', { wins: [{ kind: 'ways', pays: { gem: { 2: 1, 4: 5 } } }] }, 'added-reels-misfit'],
    ['a longer run that pays no more', { wins: [{ kind: 'ways', pays: { gem: { 2: 1, 3: 1, 4: 5 } } }] }, 'added-reels-misfit'],
    ['no reel left to add', { addsReels: { first: 4 } }, 'added-reels-misfit'],
    ['scatters on an added reel', { reels: [...reels.slice(0, 3), ['gem', 'scatter', 'leaf']] }, 'added-reels-misfit'],
    ['scatters that pay', { wins: [...wins, { kind: 'scatters', symbol: 'scatter', pays: { 1: 1 } }] }, 'added-reels-misfit'],
    ['free spins on other reels', { features: [{ ...features[0], reels }] }, 'added-reels-misfit'],
  ])('refuses %s', (_, change, reason) => {
    expect(checkSlot({ ...addedReelsDefinition, ...change })).toMatchObject({ ok: false, refusal: { reason } })
  })
})
