import { describe, expect, it } from 'vitest'
import type { Transform } from '../events.ts'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { wheelDefinition } from '../testing/line-definitions.ts'

const TWO_SCATTERS = [2, 1, 2]
// The wheel has three parts: two for the first wedge, one for the second.
const [DOUBLE, STAY] = [1, 2]
const NOTHING = [1, 3, 0]

describe('the wheel', () => {
  it('stops at a wedge in proportion to its width, and its free spins follow', () => {
    const { events, draws } = round([...TWO_SCATTERS, DOUBLE, ...NOTHING])
    expect(draws[3]).toMatchObject({ label: 'wheel', n: 3, value: DOUBLE })
    expect(events.slice(2, 6)).toMatchObject([
      { type: 'trigger', feature: 'wheel', spins: 0 },
      { type: 'featureStart', feature: 'wheel', spins: 0, multiplier: 1 },
      {
        type: 'wheelSpin',
        wedges: [
          { label: 'double', weight: 2 },
          { label: 'stay', weight: 1 },
        ],
        at: 0,
      },
      { type: 'featureStart', feature: 'free-spins', spins: 1, multiplier: 2, variant: 'double' },
    ])
  })

  it('does not spin for too few scatters', () => {
    expect(round([2, 2, 0]).events.map(({ type }) => type)).not.toContain('wheelSpin')
  })

  it('awards free spins at their multiplier', () => {
    // Two gems at the top of the first reels.
    const { events } = round([...TWO_SCATTERS, DOUBLE, 0, 3, 1])
    expect(events.find((event) => event.type === 'win')).toMatchObject({ symbol: 'gem', count: 2, multiplier: 2, amount: 400 })
  })
})

describe('wilds that fill their reel and stay', () => {
  it('fill it before the lines pay, and hold it to the end', () => {
    const { events, draws } = round([...TWO_SCATTERS, STAY, 0, 1, 0, 1, 2, 1, 0], 100)
    expect(events.map(({ type }) => type).filter((type) => type !== 'win')).toEqual([
      'roundStart',
      'reveal',
      'trigger',
      'featureStart',
      'wheelSpin',
      'featureStart',
      'featureStep',
      'reveal',
      'transform',
      'featureStep',
      'respin',
      'transform',
      'featureStep',
      'respin',
      'featureEnd',
      'roundEnd',
    ])
    const transforms = events.filter((event): event is Transform => event.type === 'transform')
    expect(transforms.map(({ symbol, cells }) => [symbol, cells])).toEqual([
      [
        'wild',
        [
          [1, 0],
          [1, 1],
        ],
      ],
      [
        'wild',
        [
          [2, 0],
          [2, 1],
        ],
      ],
    ])
    const respins = events.filter((event) => event.type === 'respin')
    expect(respins.map(({ held }) => held)).toEqual([[1], [1, 2]])
    expect(respins[1]!.grid.slice(1)).toEqual([
      ['wild', 'wild'],
      ['wild', 'wild'],
    ])
    expect(draws.slice(4).map(({ label }) => label)).toEqual([
      'free-spin:1:reel:1',
      'free-spin:1:reel:2',
      'free-spin:1:reel:3',
      'free-spin:2:reel:1',
      'free-spin:2:reel:3',
      'free-spin:3:reel:1',
    ])
  })

  it('stop at the cap in the middle of the series', () => {
    const { events, payout } = round([...TWO_SCATTERS, STAY, 0, 1, 0], 11)
    expect(payout).toBe(1_100)
    expect(events.slice(-4).map(({ type }) => type)).toEqual(['win', 'capReached', 'featureEnd', 'roundEnd'])
  })
})

const round = (draws: readonly number[], capMultiple = wheelDefinition.capMultiple) =>
  play({ ...wheelDefinition, capMultiple }, scriptedStream(draws), { amount: 100 })
