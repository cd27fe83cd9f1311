import { expect, it } from 'vitest'
import { play } from '../play.ts'
import { nudgeDefinition, tinyDefinition } from './testing/definitions.ts'
import { scriptedStream } from '../testing/streams.ts'
import { EMPTY_VIEW, fold, foldEvents } from './view.ts'

it('ROUND-4: a round resumed at any event reaches the same end', () => {
  const { events } = play(tinyDefinition, scriptedStream([2, 2, 3, 1, 3, 3, 2, 2, 0, 0, 0, 0]), { amount: 100 })
  for (let cut = 0; cut <= events.length; cut++) {
    expect(events.slice(cut).reduce(fold, foldEvents(events, cut))).toEqual(foldEvents(events))
  }
})

it('the view includes a feature while it runs', () => {
  const { events } = play(tinyDefinition, scriptedStream([2, 2, 3, 1, 3, 3, 2, 2, 0, 0, 0, 0]), { amount: 100 })
  const views = events.map((_, at) => foldEvents(events, at + 1))
  const feature = (at: number) => views[at]!.feature
  expect(feature(events.findIndex((event) => event.type === 'featureStart'))).toEqual({
    id: 'free-spins',
    step: 0,
    of: 2,
    multiplier: 2,
    won: 0,
  })
  const retrigger = events.findLastIndex((event) => event.type === 'trigger')
  expect(feature(retrigger)).toMatchObject({ step: 2, of: 3, won: 200 })
  expect(views.at(-1)!.feature).toBeNull()
})

it('the view has the wins of the reels in view, and the held reels', () => {
  const { events } = play(nudgeDefinition, scriptedStream([0, 0, 0, 3]), { amount: 300 })
  const respun = events.findIndex((event) => event.type === 'respin')
  expect(foldEvents(events, respun + 1)).toMatchObject({ held: [0, 1], wins: [] })
  expect(foldEvents(events).wins.map((win) => win.symbol)).toEqual(['seven'])
})

it('the view keeps the last grid until the next reels stop', () => {
  const { events } = play(nudgeDefinition, scriptedStream([2, 2, 1]), { amount: 300 })
  const before = foldEvents(events)
  const started = fold(before, events[0]!)
  expect(started).toEqual({ ...EMPTY_VIEW, grid: before.grid, stops: before.stops, stake: 300 })
})
