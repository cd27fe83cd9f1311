import { oncePer } from '#kernel/memo.ts'
import type { SlotDefinition, WinRule } from './definition.ts'
import { type Evaluator, type FoundWin, type Layout, layoutOf, type Strips, stripsOf, type Window } from './layout.ts'
import { anywhereEvaluator } from './mechanics/anywhere.ts'
import { clusterEvaluator } from './mechanics/cluster.ts'
import { linesEvaluator } from './mechanics/lines.ts'
import { scattersEvaluator } from './mechanics/scatters.ts'
import { waysEvaluator } from './mechanics/ways.ts'

/** A compiled slot: symbols are indexes, strips are numbers, rules are functions. */
export interface Slot {
  readonly definition: SlotDefinition
  readonly layout: Layout
  readonly strips: Strips
  /** Whether some symbols carry values. */
  readonly carries: boolean
  /** Every win in a window, in the order of the rules. */
  evaluate(window: Window): FoundWin[]
  /** The same without scatters, in games that pay these once all else has settled. */
  evaluateFalling(window: Window): FoundWin[]
}

/** The compiled slot, built once per definition object. */
export const slotOf = oncePer((definition: SlotDefinition): Slot => {
  const layout = layoutOf(definition)
  const evaluators = definition.wins.map((rule) => ({ kind: rule.kind, winsOf: evaluatorOf(rule, layout) }))
  const evaluate = together(evaluators.map(({ winsOf }) => winsOf))
  const evaluateFalling = together(evaluators.flatMap(({ kind, winsOf }) => (kind === 'scatters' ? [] : winsOf)))
  const carries = definition.symbols.some(({ values }) => values)
  return { definition, layout, strips: stripsOf(layout, definition.reels), carries, evaluate, evaluateFalling }
})

function together(evaluators: readonly Evaluator[]): Evaluator {
  const [only, ...others] = evaluators
  if (only && others.length === 0) return only
  return (window) => {
    const wins: FoundWin[] = []
    for (const winsOf of evaluators) for (const win of winsOf(window)) wins.push(win)
    return wins
  }
}

type RuleOf<K extends WinRule['kind']> = Extract<WinRule, { kind: K }>

/** Every kind of win, one line each. */
const EVALUATORS: { readonly [K in WinRule['kind']]: (rule: RuleOf<K>, layout: Layout) => Evaluator } = {
  lines: linesEvaluator,
  scatters: scattersEvaluator,
  ways: waysEvaluator,
  cluster: clusterEvaluator,
  anywhere: anywhereEvaluator,
}

const evaluatorOf = <R extends WinRule>(rule: R, layout: Layout): Evaluator =>
  (EVALUATORS[rule.kind] as (rule: R, layout: Layout) => Evaluator)(rule, layout)
