import { describe, expect, it } from 'vitest'
import type { Transform, Win } from '../events.ts'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { expandingDefinition } from '../testing/line-definitions.ts'

// Scatters on the first and the third reel; the third is one step lower on reels of four.
const TWO_SCATTERS = [1, 0, 2]
const [GEM, SHELL] = [0, 1]

describe('the expanding symbol', () => {
  it('is drawn before the first free spin and named by it', () => {
    const { events, draws } = round([...TWO_SCATTERS, SHELL, 3, 1, 3])
    expect(draws[3]).toMatchObject({ label: 'expanding-symbol', n: 2, value: SHELL })
    expect(events.find((event) => event.type === 'featureStart')).toMatchObject({ symbol: 'shell', spins: 1 })
  })

  it('fills its reels after the lines have paid, and pays on every line, adjacent or not', () => {
    // Gems at the top of the first and the third reel only: two are enough.
    const { events } = round([...TWO_SCATTERS, GEM, 0, 2, 0])
    const at = events.findIndex((event) => event.type === 'transform')
    expect(events[at]).toEqual({
      type: 'transform',
      reason: 'expand',
      symbol: 'gem',
      cells: [
        [0, 0],
        [0, 1],
        [2, 0],
        [2, 1],
      ],
      grid: [
        ['gem', 'gem'],
        ['shell', 'shell'],
        ['gem', 'gem'],
      ],
    } satisfies Transform)
    const wins = events.slice(at).filter((event): event is Win => event.type === 'win')
    expect(wins.map(({ line, count, amount }) => [line, count, amount])).toEqual([
      [0, 2, 200],
      [1, 2, 200],
      [2, 2, 200],
    ])
    expect(wins[2]!.cells).toEqual([
      [0, 0],
      [2, 0],
    ])
  })

  it('pays the lines of the reels as they first stopped', () => {
    const { events } = round([...TWO_SCATTERS, GEM, 0, 0, 0])
    const types = events.map((event) => event.type)
    expect(types.slice(types.indexOf('featureStep'))).toEqual([
      'featureStep',
      'reveal',
      'win',
      'win',
      'transform',
      'win',
      'win',
      'win',
      'featureEnd',
      'roundEnd',
    ])
  })

  it('does not expand on too few reels', () => {
    const { events } = round([...TWO_SCATTERS, GEM, 0, 2, 1, 0, 0, 0])
    expect(events.map((event) => event.type)).not.toContain('transform')
  })

  it('stops at the cap in the middle of its lines', () => {
    const { events, payout } = round([...TWO_SCATTERS, GEM, 0, 2, 0], 5)
    expect(payout).toBe(500)
    expect(events.slice(-4).map((event) => event.type)).toEqual(['win', 'capReached', 'featureEnd', 'roundEnd'])
  })
})

const round = (draws: readonly number[], capMultiple = expandingDefinition.capMultiple) =>
  play({ ...expandingDefinition, capMultiple }, scriptedStream(draws), { amount: 100 })
