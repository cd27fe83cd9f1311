import { describe, expect, it } from 'vitest'
import type { Nudge, Respin } from '../events.ts'
import { play } from '../../play.ts'
import { nudgeDefinition } from '../testing/definitions.ts'
import { scriptedStream } from '../../testing/streams.ts'

// Bolts at the top of reels 1 and 2: bolt plum star | bolt plum star.
const TWO_BOLTS = [0, 0]

describe('nudge respin', () => {
  it('holds the reels with a symbol and respins the other one', () => {
    const { events, draws } = round([...TWO_BOLTS, 0, 3])
    const respin = events.find((event): event is Respin => event.type === 'respin')
    expect(respin?.held).toEqual([0, 1])
    expect(respin?.stops).toEqual([0, 0, 3])
    expect(draws.map((draw) => draw.label)).toEqual(['reel:1', 'reel:2', 'reel:3', 'respin:reel:3'])
  })

  it('nudges to the side that pays most, and pays the result', () => {
    // The respin stops at star, plum, plum: 5 units. Down, a seven at the top, pays 20; up pays 7.
    const { events } = round([...TWO_BOLTS, 0, 3])
    const nudge = events.find((event): event is Nudge => event.type === 'nudge')
    expect(nudge).toMatchObject({ reel: 2, by: -1, stops: [0, 0, 2] })
    expect(nudge?.grid[2]).toEqual(['seven', 'star', 'plum'])
    const after = events.slice(events.findIndex((event) => event.type === 'nudge') + 1)
    expect(after.filter((event) => event.type === 'win')).toMatchObject([{ symbol: 'seven', count: 3, amount: 2_000 }])
  })

  it('does not nudge if no step pays more', () => {
    const { events } = round([...TWO_BOLTS, 0, 7])
    expect(events.map((event) => event.type)).not.toContain('nudge')
    expect(events.filter((event) => event.type === 'win').at(-1)).toMatchObject({ symbol: 'star', amount: 300 })
  })

  it.each([
    ['one reel', [0, 2, 0]],
    ['all reels', [0, 0, 7]],
    ['no reel', [2, 2, 0]],
  ])('does not trigger with the symbol on %s', (_, stops) => {
    expect(round(stops).events.map((event) => event.type)).not.toContain('respin')
  })
})

const round = (draws: readonly number[]) => play(nudgeDefinition, scriptedStream(draws), { amount: 300 })
