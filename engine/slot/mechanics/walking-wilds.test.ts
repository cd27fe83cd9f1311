import { describe, expect, it } from 'vitest'
import type { Respin, Trigger, WildMove } from '../events.ts'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { walkingDefinition } from '../testing/line-definitions.ts'

// Stop 2 of the second reel and stop 1 of the third show wilds only.
const [PLAIN, SECOND_FULL, THIRD_FULL] = [0, 2, 1]

describe('a reel full of wilds', () => {
  it('walks one reel to the left with each respin, and then off', () => {
    // From the third reel: two respins, the first with wilds on the second reel, the second on the first.
    const { events, draws } = round([1, PLAIN, THIRD_FULL, 1, PLAIN, PLAIN, PLAIN])
    expect(told(events)).toEqual([
      'roundStart',
      'reveal',
      'win 300',
      'trigger 2',
      'featureStart 2',
      'featureStep 1/2',
      'wildMove 2>1',
      'respin 1',
      'win 300',
      'featureStep 2/2',
      'wildMove 1>0',
      'respin 0',
      'win 1000',
      'win 1000',
      'wildMove 0>off',
      'featureEnd',
      'roundEnd',
    ])
    expect(draws.map(({ label }) => label).slice(3)).toEqual([
      'respin:1:reel:1',
      'respin:1:reel:3',
      'respin:2:reel:2',
      'respin:2:reel:3',
    ])
  })

  it('swaps with the reel on its left, and leaves it as it stopped when it walks off', () => {
    const { events } = round([1, PLAIN, THIRD_FULL, 1, PLAIN, PLAIN, PLAIN])
    const moves = events.filter((event): event is WildMove => event.type === 'wildMove')
    expect(moves.map(({ grid }) => grid)).toEqual([
      [
        ['shell', 'shell'],
        ['wild', 'wild'],
        ['shell', 'gem'],
      ],
      [
        ['wild', 'wild'],
        ['shell', 'shell'],
        ['gem', 'wild'],
      ],
      [
        ['shell', 'shell'],
        ['shell', 'gem'],
        ['gem', 'wild'],
      ],
    ])
  })

  it('is joined by another one that fills on the way', () => {
    const { events } = round([1, SECOND_FULL, PLAIN, PLAIN, THIRD_FULL, 0, PLAIN, PLAIN, PLAIN], 100)
    const triggers = events.filter((event): event is Trigger => event.type === 'trigger')
    expect(triggers.map(({ spins, cells }) => [spins, cells])).toEqual([
      [
        1,
        [
          [1, 0],
          [1, 1],
        ],
      ],
      [
        2,
        [
          [2, 0],
          [2, 1],
        ],
      ],
    ])
    expect(told(events).filter((text) => /wildMove|respin/.test(text))).toEqual([
      'wildMove 1>0',
      'respin 0',
      'wildMove 0>off 2>1',
      'respin 1',
      'wildMove 1>0',
      'respin 0',
      'wildMove 0>off',
    ])
  })

  it('walks beside another one, and both hold', () => {
    const { events } = round([1, SECOND_FULL, THIRD_FULL, PLAIN, 1, PLAIN])
    const first = events.find((event): event is Respin => event.type === 'respin')
    expect(first).toMatchObject({
      held: [0, 1],
      grid: [
        ['wild', 'wild'],
        ['wild', 'wild'],
        ['gem', 'wild'],
      ],
    })
  })

  it('ends after the last respin allowed, with wilds still on the reels', () => {
    const { events } = round([1, PLAIN, THIRD_FULL, 1, THIRD_FULL, THIRD_FULL, PLAIN], 200)
    const steps = told(events).filter((text) => /featureStep|trigger/.test(text))
    expect(steps).toEqual(['trigger 2', 'featureStep 1/2', 'trigger 1', 'featureStep 2/3', 'trigger 0', 'featureStep 3/3'])
    expect(told(events).slice(-3)).toEqual(['wildMove 0>off 1>0', 'featureEnd', 'roundEnd'])
  })

  it('cannot walk from the first reel', () => {
    const reels = [['wild', 'wild', 'gem'], ...walkingDefinition.reels.slice(1)]
    const { events } = play({ ...walkingDefinition, reels }, scriptedStream([0, PLAIN, PLAIN]), { amount: 100 })
    expect(told(events)).not.toContain('featureStart 0')
    expect(events.map(({ type }) => type)).not.toContain('wildMove')
  })

  it('stops at the cap in the middle of its walk', () => {
    const { events, payout } = round([1, PLAIN, THIRD_FULL, 1, PLAIN, PLAIN, PLAIN], 11)
    expect(payout).toBe(1_100)
    expect(events.slice(-4).map(({ type }) => type)).toEqual(['win', 'capReached', 'featureEnd', 'roundEnd'])
  })
})

const round = (draws: readonly number[], capMultiple = walkingDefinition.capMultiple) =>
  play({ ...walkingDefinition, capMultiple }, scriptedStream(draws), { amount: 100 })

function told(events: ReturnType<typeof round>['events']): string[] {
  return events.map((event) => {
    if (event.type === 'featureStep') return `featureStep ${event.step}/${event.of}`
    if (event.type === 'trigger' || event.type === 'featureStart') return `${event.type} ${event.spins}`
    if (event.type === 'respin') return `respin ${event.held.join(' ')}`
    if (event.type === 'win') return `win ${event.amount}`
    if (event.type !== 'wildMove') return event.type
    const tops = event.moves.filter(({ from }) => from[1] === 0)
    return `wildMove ${tops.map(({ from, to }) => `${from[0]}>${to ? to[0] : 'off'}`).join(' ')}`
  })
}
