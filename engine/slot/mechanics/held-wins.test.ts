import { describe, expect, it } from 'vitest'
import { findSlot } from '#games/all.ts'
import { helpOf } from '../../help.ts'
import { sampleStream, scriptedStream } from '../../testing/streams.ts'
import { seedOf } from '../../testing/fresh-seeds.node.ts'
import { DrawnSymbols } from '../analysis/drawn-symbols.ts'
import { checkSlot } from '../check-definition.ts'
import type { SlotDefinition } from '../definition.ts'
import type { Grid, Reveal, Win } from '../events.ts'
import { playFrom } from '../play.ts'
import { holdingDefinition } from '../testing/cascade-definitions.ts'
import type { SlotRoundEvent } from '../view.ts'

const SEED = seedOf(4_711)
const STAKE = 100
const [SCATTER, GEM, SHELL, PLUM] = [0, 1, 2, 3]

const told = (draws: readonly number[], definition: SlotDefinition = holdingDefinition) =>
  playFrom(definition, scriptedStream(draws), { amount: STAKE }).events.flatMap((event) => {
    if (event.type === 'win') return `win ${event.kind} ${event.symbol} ${event.count} ${event.amount}`
    if (event.type === 'capReached') return 'cap'
    if (event.type !== 'reveal') return []
    return `${event.grid.map((column) => column.join('/')).join(' ')}${event.stuck ? ` held ${event.stuck.join(' ')}` : ''}`
  })

it('winning symbols and scatters hold while the rest is drawn again, and all wins pay again', () => {
  const first = [GEM, GEM, GEM, SHELL, SCATTER, PLUM]
  expect(told([...first, SHELL, GEM, GEM, GEM])).toEqual([
    'gem/gem gem/shell scatter/plum',
    'win cluster gem 3 100',
    'gem/gem gem/shell scatter/gem held 0,0 0,1 1,0 2,0',
  ])
  expect(told([...first, GEM, SHELL, PLUM])).toEqual([
    'gem/gem gem/shell scatter/plum',
    'win cluster gem 3 100',
    'gem/gem gem/gem scatter/shell held 0,0 0,1 1,0 2,0',
    'win cluster gem 4 100',
    'gem/gem gem/gem scatter/plum held 0,0 0,1 1,0 1,1 2,0',
  ])
})

it('a scatter that joins lets the wins pay again, and the scatters pay once, at the end', () => {
  expect(told([GEM, GEM, GEM, SHELL, SCATTER, PLUM, SHELL, SCATTER, PLUM])).toEqual([
    'gem/gem gem/shell scatter/plum',
    'win cluster gem 3 100',
    'gem/gem gem/shell scatter/scatter held 0,0 0,1 1,0 2,0',
    'win cluster gem 3 100',
    'gem/gem gem/plum scatter/scatter held 0,0 0,1 1,0 2,0 2,1',
    'win scatter scatter 2 500',
  ])
})

it('a spin without a win draws nothing more, and a full grid ends', () => {
  expect(told([GEM, SHELL, SCATTER, PLUM, GEM, SHELL])).toEqual(['gem/shell scatter/plum gem/shell'])
  expect(told([GEM, GEM, GEM, GEM, GEM, GEM])).toEqual(['gem/gem gem/gem gem/gem', 'win cluster gem 6 300'])
})

it('the cap ends the spin before another draw', () => {
  expect(told([GEM, GEM, GEM, GEM, GEM, SHELL], { ...holdingDefinition, capMultiple: 2 })).toEqual([
    'gem/gem gem/gem gem/shell',
    'win cluster gem 5 200',
    'cap',
  ])
})

const games = [holdingDefinition, findSlot('iron-attraction')!.definition].map(
  ({ book: _, ...rules }) => [rules.id, rules] as const,
)

describe.each(games)('the held spins of %s', (_, definition) => {
  const amount = definition.unitsPerPlay * 100
  const rounds = Array.from(
    { length: 600 },
    (_round, at) => playFrom({ ...definition, capMultiple: 1_000_000 }, sampleStream(SEED + at), { amount }).events,
  )

  it(`hold and pay as a second evaluator says, respin by respin (seeds from ${SEED})`, () => {
    let respins = 0
    for (const events of rounds) {
      for (const spin of spinsOf(events as SlotRoundEvent[])) {
        let held = new Set<string>()
        spin.forEach(({ reveal, wins }, step) => {
          const groups = naiveClusters(definition, reveal.grid)
          const now = new Set([...groups.flatMap(({ cells }) => cells), ...cellsWith(definition, reveal.grid, 'scatter')])
          const isAdding = groups.length > 0 && [...now].some((cell) => !held.has(cell))
          const paid = wins.map(({ symbol, cells, amount: won }) => ({
            symbol,
            cells: cells.map(String).sort(),
            units: won / 100,
          }))
          expect(sorted(paid)).toEqual(sorted(isAdding ? groups : []))
          const next = spin[step + 1]
          expect(next !== undefined).toBe(isAdding && now.size < reveal.grid.flat().length)
          if (!next) return
          respins++
          expect(next.reveal.stuck!.map(String).sort()).toEqual([...now].sort())
          for (const [reel, row] of next.reveal.stuck!) expect(next.reveal.grid[reel]![row]).toBe(reveal.grid[reel]![row])
          held = now
        })
      }
    }
    expect(respins).toBeGreaterThan(100)
  })
})

interface Step {
  readonly reveal: Reveal
  readonly wins: Win[]
}

/** The first grid and the respins of every spin, each with the clusters that it paid. */
function spinsOf(events: readonly SlotRoundEvent[]): Step[][] {
  const spins: Step[][] = []
  for (const event of events) {
    if (event.type === 'reveal' && !event.stuck) spins.push([])
    if (event.type === 'reveal') spins.at(-1)!.push({ reveal: event, wins: [] })
    if (event.type === 'win' && event.kind === 'cluster') spins.at(-1)!.at(-1)!.wins.push(event)
  }
  return spins
}

interface Group {
  readonly symbol: string
  readonly cells: readonly string[]
  readonly units: number
}

const sorted = (groups: readonly Group[]): Group[] =>
  [...groups].sort((left, right) => (left.cells.join() + left.symbol < right.cells.join() + right.symbol ? -1 : 1))

const cellsWith = ({ symbols }: SlotDefinition, grid: Grid, role: string): string[] =>
  grid.flatMap((column, reel) =>
    column.flatMap((shown, row) => (symbols.find(({ id }) => id === shown)!.role === role ? [`${reel},${row}`] : [])),
  )

/** Floods from every cell of each symbol, through its own cells and the wilds. */
function naiveClusters(definition: SlotDefinition, grid: Grid): Group[] {
  const [rule] = definition.wins
  if (rule?.kind !== 'cluster') throw new Error('no clusters')
  const wilds = cellsWith(definition, grid, 'wild')
  return Object.entries(rule.pays).flatMap(([symbol, pays]) => {
    const own = grid.flatMap((column, reel) => column.flatMap((shown, row) => (shown === symbol ? [`${reel},${row}`] : [])))
    const found = new Set<string>()
    for (const start of own) {
      const group = new Set([start])
      for (const cell of group) {
        const [reel = 0, row = 0] = cell.split(',').map(Number)
        const beside = [`${reel + 1},${row}`, `${reel - 1},${row}`, `${reel},${row + 1}`, `${reel},${row - 1}`]
        for (const each of beside) if (own.includes(each) || wilds.includes(each)) group.add(each)
      }
      found.add([...group].sort().join(' '))
    }
    return [...found].flatMap((names): Group[] => {
      const cells = names.split(' ')
      const units = Math.max(
        0,
        ...Object.entries(pays ?? {}).flatMap(([least, paid]) => (Number(least) <= cells.length ? paid : [])),
      )
      return units > 0 ? [{ symbol, cells, units }] : []
    })
  })
}

it('held cells count as drawn only once', () => {
  const drawn = new DrawnSymbols(holdingDefinition)
  const grid = [
    ['gem', 'gem'],
    ['gem', 'plum'],
  ]
  drawn.add(1n, [
    { type: 'reveal', stops: [], grid },
    {
      type: 'reveal',
      stops: [],
      grid: grid.map((column) => column.map((symbol) => (symbol === 'plum' ? 'shell' : symbol))),
      stuck: [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
    },
  ])
  expect(drawn.odds()).toEqual({ spins: { symbols: { gem: '6.00000e-1', plum: '2.00000e-1', shell: '2.00000e-1' } } })
})

const tumble = holdingDefinition.tumble!

it.each<[string, Partial<typeof tumble>]>([
  ['bombs', { bombs: { symbol: 'plum', multipliers: { 2: 1 } } }],
  ['growing cells', { growingCells: { max: 8 } }],
  ['a meter', { meter: [{ cells: 3, multiplier: 2 }] }],
  ['fewer steps than cells', { stepsMax: 6 }],
])('the check refuses holding symbols beside %s', (_, change) => {
  const wins = holdingDefinition.wins.map((rule) =>
    change.bombs && rule.kind === 'cluster' ? { ...rule, pays: { gem: { 3: 2, 5: 6 }, shell: { 3: 1 } } } : rule,
  )
  const changed = { ...holdingDefinition, wins, tumble: { ...tumble, ...change } }
  expect(checkSlot(changed)).toMatchObject({ ok: false, refusal: { reason: 'holds-misfit' } })
  const { holds: __, ...falling } = changed.tumble
  expect(checkSlot({ ...changed, tumble: falling })).toMatchObject({ ok: true })
})

it('a definition where symbols hold is accepted, and its help says what holds', () => {
  expect(checkSlot(holdingDefinition)).toMatchObject({ ok: true })
  const { definition, mathReport, symbolNames } = findSlot('iron-attraction')!
  const { rules, facts } = helpOf({ definition, mathReport, symbolNames }, 'es')
  expect(rules).toContainEqual({ key: 'ruleHolds', values: { scatters: symbolNames.scatter!.es } })
  expect(rules.map(({ key }) => key)).not.toContain('ruleTumble')
  expect(facts.find(({ label }) => label === 'heldRespinsLabel')?.text.values).toMatchObject({
    most: mathReport.modes[0].cascadesMax,
  })
  expect(mathReport.modes[0].cascadesMax).toBeGreaterThan(5)
})
