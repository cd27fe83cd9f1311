import { describe, expect, it } from 'vitest'
import { findSlot } from '#games/all.ts'
import '#games/books.ts'
import { exampleBets, play } from '../../play.ts'
import { sampleStream } from '../../testing/streams.ts'
import { SeededStream } from '../book/generator.ts'
import { checkSlot } from '../check-definition.ts'
import type { SlotDefinition } from '../definition.ts'
import type { Cell, CellMark, Grid, Win } from '../events.ts'
import { playFrom } from '../play.ts'
import type { SlotRoundEvent } from '../view.ts'
import { seedOf } from '../../testing/fresh-seeds.node.ts'

const SEED = seedOf(4_242)
const cases = ['prism-vault', 'sugar-parade', 'amber-apiary', 'thousand-folds'].flatMap((slug) => {
  const { definition } = findSlot(slug)!
  return exampleBets(definition, 2_000, 'TournamentPoints').map(({ mode, bet }) => [slug, mode, definition, bet] as const)
})

describe.each(cases)('tumbles of %s, %s', (_, __, definition, bet) => {
  const rounds = Array.from(
    { length: 400 },
    (_round, i) => play(definition, sampleStream(SEED + i), bet).events as SlotRoundEvent[],
  )

  it(`remove the winners, drop the remaining symbols with their values, and refill from above (seeds from ${SEED})`, () => {
    for (const events of rounds) {
      let grid: Grid = []
      let marks: readonly CellMark[] = []
      let wins: Win[] = []
      for (const event of events) {
        if (event.type === 'win' && (event.kind === 'cluster' || event.kind === 'anywhere')) wins.push(event)
        if (event.type !== 'reveal' && event.type !== 'cascade') continue
        if (event.type === 'cascade') {
          expect(names(event.removed)).toEqual(names(wins.flatMap(({ cells }) => cells)))
          const left = grid.map((column, reel) => column.filter((_symbol, row) => !has(event.removed, [reel, row])))
          event.grid.forEach((column, reel) => expect(column.slice(column.length - left[reel]!.length)).toEqual(left[reel]))
          if (definition.tumble!.bombs) {
            const fell = marks.map(({ cell: [reel, row], multiplier }) => {
              const below = event.removed.filter(([other, at]) => other === reel && at > row).length
              return { cell: [reel, row + below], multiplier }
            })
            for (const mark of fell) expect(event.marks).toContainEqual(mark)
          }
        }
        grid = event.grid
        marks = event.marks ?? []
        wins = []
      }
      expect(wins).toEqual([])
    }
  })

  it('win by the paytable times the multipliers of cells, meter and gathered bombs; bombs multiply the sum', () => {
    for (const events of rounds) {
      const payout = events.at(-1)
      const unit = 2_000 / definition.unitsPerPlay
      if (payout?.type === 'roundEnd' && payout.payout === 2_000 * definition.capMultiple) continue
      let [counts, sum, bombs, gathered, filled, isFree] = [new Map<string, number>(), 0, 0, 0, 0, false]
      for (const event of events) {
        if (event.type === 'featureStart') [filled, isFree] = [0, true]
        if (event.type === 'reveal' && !isFree) filled = 0
        if (event.type === 'cascade') filled += event.removed.length
        if (event.type === 'reveal') sum = 0
        if (event.type === 'reveal' || event.type === 'cascade')
          bombs = (event.marks ?? []).reduce((all, { multiplier = 0 }) => all + multiplier, 0)
        if (event.type === 'cascade' && definition.tumble!.growingCells)
          for (const cell of names(event.removed)) counts = counts.set(cell, definition.tumble!.growingCells.max)
        if (event.type !== 'win') continue
        const before = Math.max(1, gathered)
        if (event.symbol === definition.tumble!.bombs?.symbol) {
          expect(event.amount).toBe(sum * (gathered + bombs - before))
          if (isFree && definition.tumble!.bombs!.gathers) gathered += bombs
        } else {
          const passed = definition.tumble!.meter?.findLast(({ cells }) => cells <= filled)?.multiplier ?? 1
          const times = names(event.cells).reduce(
            (all, cell) => all * (counts.get(cell) ?? 1),
            event.kind === 'scatter' ? 1 : passed,
          )
          const all = event.kind === 'scatter' ? times : times * before
          expect(event).toMatchObject({ multiplier: all, amount: naiveUnits(definition, event) * all * unit })
          if (event.kind !== 'scatter') sum += event.amount / before
        }
      }
    }
  })
})

it('ends at the cap, on the win that reaches it', () => {
  const { definition } = findSlot('sugar-parade')!
  const low = { ...definition, capMultiple: 30 }
  let capped = 0
  for (let seed = 0; seed < 100; seed++) {
    const { events, won } = playFrom(low, new SeededStream(seed), { amount: 1_600, params: { mode: 'buy' } })
    expect(won).toBeLessThanOrEqual(600)
    if (won < 600) continue
    capped++
    const at = events.findIndex(({ type }) => type === 'capReached')
    expect(events.slice(at).map(({ type }) => type)).toEqual(
      events[at + 1]!.type === 'featureEnd' ? ['capReached', 'featureEnd', 'roundEnd'] : ['capReached', 'roundEnd'],
    )
  }
  expect(capped).toBeGreaterThan(10)
})

it('a bought round has its scatters on the first grid and always plays its feature', () => {
  const { definition } = findSlot('sugar-parade')!
  for (let seed = 0; seed < 100; seed++) {
    const { events } = playFrom(definition, new SeededStream(seed), { amount: 1_600, params: { mode: 'buy' } })
    const first = events.find((event) => event.type === 'reveal')!
    expect(first.grid.flat().filter((symbol) => symbol === 'scatter').length).toBeGreaterThanOrEqual(4)
    expect(events.filter(({ type }) => type === 'featureStart')).toHaveLength(1)
  }
})

describe('a meter', () => {
  const { definition } = findSlot('amber-apiary')!
  const { weights, stepsMax } = definition.tumble!
  const meter = [
    { cells: 8, multiplier: 2 },
    { cells: 20, multiplier: 5 },
  ]
  const metered: SlotDefinition = { ...definition, capMultiple: 1_000_000, tumble: { weights, stepsMax, meter } }
  const times = (filled: number): number => (filled < 8 ? 1 : filled < 20 ? 2 : 5)

  it('counts winning cells and multiplies later wins, afresh in each spin and on through the free spins', () => {
    let [marks, freeMarks] = [0, 0]
    for (let seed = 0; seed < 200; seed++) {
      const { events } = playFrom(metered, new SeededStream(seed), { amount: 20 * 75, params: { mode: 'buy' } })
      let [filled, isFree] = [0, false]
      for (const event of events) {
        if (event.type === 'reveal' && !isFree) filled = 0
        if (event.type === 'featureStart') [filled, isFree] = [0, true]
        if (event.type === 'cascade') filled += event.removed.length
        if (event.type === 'win') expect(event.multiplier).toBe(event.kind === 'scatter' ? 1 : times(filled))
        if (event.type !== 'trail') continue
        expect(event).toEqual({ type: 'trail', position: filled < 20 ? 1 : 2, of: 2, multiplier: times(filled) })
        if (isFree) freeMarks++
        else marks++
      }
    }
    expect(Math.min(marks, freeMarks)).toBeGreaterThan(20)
  })

  it('rises, and bombs gather in free spins only', () => {
    const { buy: _, ...rules } = definition
    const checked = (change: Partial<SlotDefinition>): string | undefined => {
      const result = checkSlot({ ...rules, ...change })
      return result.ok ? undefined : result.refusal.reason
    }
    const tumble = definition.tumble!
    expect(checked({})).toBeUndefined()
    expect(checked({ tumble: { ...tumble, meter: [...meter].reverse() } })).toBe('meter-misfit')
    expect(checked({ features: [] })).toBe('gathers-for-nothing')
  })
})

const names = (cells: readonly Cell[]): string[] => [...new Set(cells.map(String))].sort()

const has = (cells: readonly Cell[], [reel, row]: readonly [number, number]): boolean =>
  cells.some(([otherReel, otherRow]) => otherReel === reel && otherRow === row)

function naiveUnits(definition: SlotDefinition, { kind, symbol, count }: Win): number {
  const rule = definition.wins.find((each) => (each.kind === 'scatters') === (kind === 'scatter'))!
  const pays = rule.kind === 'scatters' ? rule.pays : (rule.pays[symbol] ?? {})
  return Object.entries(pays).reduce((most, [least, units]) => (Number(least) <= count ? Math.max(most, units) : most), 0)
}
