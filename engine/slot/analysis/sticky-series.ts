import type { FreeSpinsRule, SlotDefinition } from '../definition.ts'
import { layoutOf, stripsOf } from '../layout.ts'
import { cycleOf } from './count-spins.ts'
import { countViews } from './count-views.ts'
import { payTablesOf } from './pay-table.ts'
import { type ReelView, viewsOf } from './reel-views.ts'
import type { CountedSeries } from './free-spins.ts'
import { chainMean, countChain, type SpinChain } from './spin-chain.ts'
import type { MarkedOutcome } from './spin-counts.ts'

/** The lower part counts scatters in view, the upper part holds the wilds' cells. */
const ROOM = 128

/** Free spins with sticky wilds, without retriggers: a chain over the wilds' cells, a bit each. */
export function stickySeries(definition: SlotDefinition, rule: FreeSpinsRule): CountedSeries {
  const reels = rule.reels ?? definition.reels
  const layout = layoutOf(definition)
  const { wild, rows } = layout
  const views = viewsOf(layout, stripsOf(layout, reels))
  const onReel = views.map((reel) => reel.some(({ window }) => window.includes(wild)))
  const bitOf = (reel: number, row: number): number => 1 << (onReel.slice(0, reel).filter(Boolean).length * rows + row)
  const tableOf = payTablesOf(definition)
  const known = new Map<number, readonly MarkedOutcome[]>()

  const viewsWith = (held: number): ReelView[][] =>
    views.map((reel, at) =>
      reel.map((view) => {
        if (!onReel[at]) return { ...view, tally: view.window.filter(layout.isScatter).length }
        const window = view.window.map((shown, row) => (held & bitOf(at, row) ? wild : shown))
        const stuck = window.reduce((mask, shown, row) => (shown === wild ? mask | bitOf(at, row) : mask), 0)
        return { ...view, window, tally: window.filter(layout.isScatter).length + ROOM * stuck }
      }),
    )
  const count = (held: number): MarkedOutcome[] => {
    // Scatters and cells share one number, so scatter pays are computed here.
    const lines = { ...definition, wins: definition.wins.filter(({ kind }) => kind === 'lines') }
    return countViews(lines, viewsWith(held), tableOf).map(({ units, scatters: tally, ways }) => {
      const scatters = tally % ROOM
      const paid = definition.wins.reduce((sum, win) => sum + (win.kind === 'scatters' ? (win.pays[scatters] ?? 0) : 0), 0)
      return { units: (units + paid) * rule.multiplier, scatters, marks: Math.floor(tally / ROOM), ways }
    })
  }
  const chain: SpinChain = {
    spinTotal: BigInt(cycleOf(reels)),
    spinsMax: rule.spins,
    spinFrom: (held) => {
      const outcomes = known.get(held) ?? count(held)
      known.set(held, outcomes)
      return outcomes
    },
    heldAfter: (marks) => marks,
  }
  return { counts: countChain(chain, definition.capMultiple * definition.unitsPerPlay), meanUnits: chainMean(chain) }
}
