import { describe, expect, it } from 'vitest'
import { play } from '../../play.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { checkSlot } from '../check-definition.ts'
import type { BonusTrailRule, TrailStep } from '../definition.ts'
import { trailDefinition } from '../testing/trail-definitions.ts'
import { foldEvents } from '../view.ts'

const TWO_SCATTERS = [2, 1, 0]
const trail = trailDefinition.features[0] as BonusTrailRule

const walked = (...rolls: readonly number[]) =>
  play(trailDefinition, scriptedStream([...TWO_SCATTERS, ...rolls.map((roll) => roll - 1)]), { amount: 100 })

const movesOf = ({ events }: ReturnType<typeof walked>): [position: number, left: number][] =>
  events.flatMap((event) => (event.type === 'trailMove' ? [[event.position, event.left] as [number, number]] : []))

describe('a bonus trail', () => {
  it('draws a die a move, and pays what it stops on', () => {
    const { events, draws, payout } = walked(1, 2, 2)
    expect(draws.slice(3).map(({ label, n }) => [label, n])).toEqual([1, 2, 3].map((move) => [`move:${move}`, 3]))
    expect(events).toContainEqual({ type: 'trailMove', roll: 2, position: 3, left: 2 })
    expect(events).toContainEqual({
      type: 'win',
      kind: 'trail',
      symbol: 'coins',
      count: 1,
      cells: [],
      multiplier: 1,
      amount: 150,
    })
    expect(events.at(-2)).toEqual({ type: 'featureEnd', feature: 'bonus-trail', amount: 150 })
    expect(payout).toBe(150)
  })

  it('multiplies later stops alone, and ends after the last move', () => {
    const round = walked(2, 2)
    expect(movesOf(round)).toEqual([
      [2, 1],
      [4, 0],
    ])
    expect(round.payout).toBe(500)
  })

  it('goes on with the moves it finds, and ends where a step ends it', () => {
    expect(movesOf(walked(1, 2, 2))).toEqual([
      [1, 1],
      [3, 2],
      [5, 0],
    ])
  })

  it('stops on the last step, however far the die would lead', () => {
    const round = walked(1, 2, 1, 3)
    expect(movesOf(round).at(-1)).toEqual([6, 0])
    expect(round.payout).toBe(150 + 250 + 400)
  })

  it('ends when the round has reached its cap', () => {
    const { events, payout } = walked(2, 1, 1, 2)
    expect(payout).toBe(800)
    expect(events.map(({ type }) => type).slice(-4)).toEqual(['win', 'capReached', 'featureEnd', 'roundEnd'])
  })

  it('starts only with enough scatters', () => {
    const { events } = play(trailDefinition, scriptedStream([2, 0, 0]), { amount: 100 })
    expect(events.map(({ type }) => type)).toEqual(['roundStart', 'reveal', 'roundEnd'])
  })

  it('is in view with its steps, its place and its stops', () => {
    const { events } = walked(2, 2)
    const until = (position: number) => events.findIndex((event) => event.type === 'trailMove' && event.position === position)
    const { walk } = foldEvents(events as never, until(2) + 1).feature!
    expect(walk).toMatchObject({ position: 2, left: 1, roll: 2, stops: [2], sides: 3 })
    expect(walk!.steps.slice(0, 3)).toEqual([
      { label: 'coins', amount: 150 },
      { label: 'double', multiplier: 2 },
      { label: 'more', moves: 2 },
    ])
    expect(foldEvents(events as never, until(4) + 2).feature!.walk).toMatchObject({ position: 4, left: 0, stops: [2, 4] })
  })
})

const withSteps = (steps: readonly TrailStep[], change: Partial<BonusTrailRule> = {}) => ({
  ...trailDefinition,
  features: [{ ...trail, steps, ...change }],
})

it.each<[string, unknown]>([
  ['a step without an effect', withSteps([{ id: 'rest' }, ...trail.steps])],
  ['a step with two effects', withSteps([{ id: 'both', units: 2, moves: 1 }, ...trail.steps])],
  ['a last step that wins nothing', withSteps([...trail.steps, { id: 'end', ends: true }])],
  ['one name for two effects', withSteps([{ id: 'coins', moves: 1 }, ...trail.steps])],
  ['a die that is longer than the trail', withSteps(trail.steps, { sides: 7 })],
])('the definition check refuses %s', (_, definition) => {
  expect(checkSlot(definition)).toMatchObject({ ok: false, refusal: { reason: 'trails-misfit' } })
})

it('the definition check accepts a trail, and refuses one that no scatters start', () => {
  expect(checkSlot(trailDefinition)).toEqual({ ok: true, value: trailDefinition })
  expect(checkSlot(withSteps(trail.steps, { countMin: 4 }))).toMatchObject({
    ok: false,
    refusal: { reason: 'trigger-impossible' },
  })
})
