import { assert } from '#kernel/result.ts'
import type { SlotDefinition } from '../definition.ts'
import { layoutOf } from '../layout.ts'
import { canCountViewsByClasses, countViewsByClasses } from './classes.ts'
import type { PayTables } from './pay-table.ts'
import type { ReelView } from './reel-views.ts'
import { type MarkedOutcome, OutcomeCounter } from './spin-counts.ts'
import { unitsOf } from './walk.ts'

/** Every outcome of these views, by the fastest method that applies. */
export const countViews = (
  definition: SlotDefinition,
  views: readonly (readonly ReelView[])[],
  tableOf?: PayTables,
): MarkedOutcome[] =>
  canCountViewsByClasses(definition, views) ? countViewsByClasses(definition, views, tableOf) : walkViews(definition, views)

/** Visits every combination of distinct views: for small numbers of them, with wilds on the first reels. */
function walkViews(definition: SlotDefinition, views: readonly (readonly ReelView[])[]): MarkedOutcome[] {
  const { symbolIds, isScatter } = layoutOf(definition)
  const different = views.map(distinct)
  const all = different.reduce((product, { length }) => product * length, 1)
  assert(all <= VIEWS_MAX, `${definition.id} shows ${all} different views, too many to walk`)
  const counter = new OutcomeCounter()
  const visit = (columns: readonly ReelView[], ways: number): void => {
    if (columns.length < views.length) {
      for (const view of different[columns.length]!) visit([...columns, view], ways * view.weight)
      return
    }
    const names = columns.map(({ window }) => window.map((shown) => symbolIds[shown]!))
    const scatters = columns.reduce((sum, { window, tally }) => sum + (tally ?? window.filter(isScatter).length), 0)
    const marks = columns.reduce((mask, { isMarked }, reel) => (isMarked ? mask | (1 << reel) : mask), 0)
    counter.add(unitsOf(definition, names), scatters, ways, marks)
  }
  visit([], 1)
  return counter.outcomes()
}

const VIEWS_MAX = 4_000_000

function distinct(views: readonly ReelView[]): ReelView[] {
  const known = new Map<string, ReelView>()
  for (const view of views) {
    const key = `${view.window.join()} ${view.tally} ${view.isMarked}`
    known.set(key, { ...view, weight: view.weight + (known.get(key)?.weight ?? 0) })
  }
  return [...known.values()]
}
