import { describe, expect, it } from 'vitest'
import { slotGames } from '#games/all.ts'
import { play } from '../../play.ts'
import { playedOut } from '../../testing/played-out.ts'
import { sampleStream, scriptedStream } from '../../testing/streams.ts'
import { unitsOf } from '../analysis/walk.ts'
import type { FreeSpinsRule, SlotDefinition } from '../definition.ts'
import type { Reveal } from '../events.ts'
import { ladderDefinition, stagedDefinition } from '../testing/collect-definitions.ts'
import type { SlotRoundEvent } from '../view.ts'
import { seedOf } from '../../testing/fresh-seeds.node.ts'

const TWO_SCATTERS = [1, 2, 3]

describe('a collector', () => {
  it('takes each value in view, once per collector', () => {
    // A fish of three and a crab in view of a boat.
    const { events, draws } = round(ladderDefinition, [0, 1, 0, 2])
    expect(draws.map(({ label }) => label)).toEqual(['reel:1', 'reel:2', 'reel:3', 'value:1:1'])
    expect(events.find((event) => event.type === 'reveal')?.marks).toEqual([
      { cell: [0, 0], amount: 300 },
      { cell: [1, 0], amount: 200 },
    ])
    expect(events.filter((event) => event.type === 'win')).toEqual([
      { type: 'win', kind: 'collect', symbol: 'fish', count: 1, cells: [[0, 0]], by: [2, 0], multiplier: 1, amount: 300 },
      { type: 'win', kind: 'collect', symbol: 'crab', count: 1, cells: [[1, 0]], by: [2, 0], multiplier: 1, amount: 200 },
    ])
  })

  it('leaves values in place if none lands', () => {
    expect(told(round(ladderDefinition, [0, 1, 3, 0]).events)).toEqual(['roundEnd 0'])
  })
})

describe('a ladder', () => {
  it('is climbed before the values are taken, up to its top; the cap cuts the last win short', () => {
    // Fish, crab and boat; then two boats, which climb past the top, and a fish of three that both take.
    const { events } = round(ladderDefinition, [...TWO_SCATTERS, 0, 0, 0, 0, 1, 1, 0, 2])
    expect(told(events)).toEqual([
      'win 100',
      'trigger 2',
      'featureStart 2',
      'featureStep 1/2',
      'trail 1/2 x2',
      'multiplier 2',
      'win 200',
      'win 400',
      'featureStep 2/2',
      'trail 2/2 x4',
      'multiplier 4',
      'win 1200',
      'win 100',
      'capReached 2000',
      'featureEnd 1900',
      'roundEnd 2000',
    ])
  })
})

describe('stages', () => {
  // Free reels: fish or boat, crab or fish, boat or fish. A fish is worth two units, a crab two.
  const scatters = [0, 0, 1]

  it('follow one another by the collectors that landed in the previous ones', () => {
    const { events } = round({ ...stagedDefinition, capMultiple: 1_000 }, [...scatters, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    expect(told(events).filter((text) => !text.startsWith('win'))).toEqual([
      'trigger 1',
      'featureStart 1',
      'featureStep 1/1',
      'trail 1/2 x2',
      'trigger 1',
      'multiplier 2',
      'featureStep 2/2',
      'trail 2/2 x10',
      'trigger 1',
      'multiplier 10',
      'featureStep 3/3',
      'featureEnd 1200',
      'roundEnd 1300',
    ])
  })

  it('can be awarded two at a time, and end when none is awarded', () => {
    const { events } = round({ ...stagedDefinition, capMultiple: 1_000 }, [...scatters, 1, 0, 0, 0, 0, 1, 0, 0, 1])
    const steps = told(events).filter((text) => /trail|trigger|featureStep|multiplier/.test(text))
    expect(steps).toEqual([
      'trigger 1',
      'featureStep 1/1',
      'trail 2/2 x10',
      'trigger 2',
      'multiplier 2',
      'featureStep 2/3',
      'multiplier 10',
      'featureStep 3/3',
    ])
    expect(told(round(stagedDefinition, [...scatters, 0, 0, 1]).events)).not.toContain('featureStep 2/2')
  })
})

const COLLECTING = slotGames.filter(({ definition }) => definition.features.some(({ kind }) => kind === 'collect'))

describe.each(COLLECTING.map(({ slug, definition }) => [slug, definition] as const))(
  '%s, read from its rules',
  (_, definition) => {
    const SEED = seedOf(4_000)

    it(`wins what lines, collectors and trails define (seeds from ${SEED})`, () => {
      const amount = definition.unitsPerPlay * 100
      let series = 0
      for (let i = 0; i < 2_000; i++) {
        const { events, payout } = playedOut(definition, () => sampleStream(SEED + i), { amount })
        if (events.some(({ type }) => type === 'capReached')) continue
        expect(payout, `seed ${SEED + i}`).toBe(100 * plainUnits(definition, events))
        if (events.some(({ type }) => type === 'featureStart')) series++
      }
      expect(series).toBeGreaterThan(3)
    })
  },
)

/** Computes a round's win from the rules, using only the grids and values that it showed. */
function plainUnits(definition: SlotDefinition, events: readonly SlotRoundEvent[]): number {
  const reveals = events.filter((event): event is Reveal => event.type === 'reveal')
  const rule = definition.features.find((feature): feature is FreeSpinsRule => feature.kind === 'free-spins')!
  const collector = definition.features.find(({ kind }) => kind === 'collect')!.symbol
  const collectors = reveals.map(({ grid }) => grid.flat().filter((symbol) => symbol === collector).length)
  const spins = (upTo: number): number => collectors.slice(1, upTo + 1).reduce((sum, count) => sum + count, 0)
  const multiplierAt = (spin: number): number => {
    if (spin === 0) return 1
    if (rule.ladder) return rule.ladder.multipliers[Math.min(rule.ladder.multipliers.length - 1, spins(spin))]!
    if (!rule.stages) return rule.multiplier
    return [1, ...rule.stages.multipliers][spin <= rule.spins ? 0 : Math.ceil((spin - rule.spins) / rule.stages.spins)]!
  }
  const { stages } = rule
  const reached = stages ? Math.min(stages.multipliers.length, Math.floor(spins(reveals.length) / stages.every)) : 0
  if (reveals.length > 1) expect(reveals.length - 1).toBe(rule.spins + reached * (stages?.spins ?? 0))
  const picks = definition.features.find((feature) => feature.kind === 'picks')
  const picked = events.flatMap((event) => (event.type === 'picked' ? [event.label] : []))
  const prizes = picked.reduce((sum, label) => sum + (picks?.prizes.find(({ id }) => id === label)?.units ?? 0), 0)
  return reveals.reduce((sum, { grid, marks = [] }, spin) => {
    const catches = marks.reduce((units, mark) => units + mark.amount! / 100, 0)
    return sum + multiplierAt(spin) * (unitsOf(definition, grid) + collectors[spin]! * catches)
  }, prizes)
}

const round = (definition: SlotDefinition, draws: readonly number[]) => play(definition, scriptedStream(draws), { amount: 100 })

function told(events: readonly SlotRoundEvent[]): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'featureStep':
        return `featureStep ${event.step}/${event.of}`
      case 'trigger':
      case 'featureStart':
        return `${event.type} ${event.spins}`
      case 'trail':
        return `trail ${event.position}/${event.of} x${event.multiplier}`
      case 'multiplier':
        return `multiplier ${event.value}`
      case 'roundEnd':
        return `roundEnd ${event.payout}`
      default:
        return 'amount' in event ? `${event.type} ${event.amount}` : []
    }
  })
}
