import { toHex, toUtf8 } from './fair/bytes.ts'
import { sha256 } from './fair/sha256.ts'
import { canonicalJson } from './canonical.ts'
import type { SlotDefinition, WinRule } from './definition.ts'
import { type Evaluator, type FoundWin, type Layout, layoutOf, type Strips, stripsOf, type Window } from './layout.ts'
import { linesEvaluator } from './mechanics/lines.ts'
import { scattersEvaluator } from './mechanics/scatters.ts'

/** Part of every `defHash`: raise it when a change of code changes what a definition means. */
export const MECHANICS_VERSION = 1

/** A definition made ready to play: symbols are indexes, strips are numbers, rules are functions. */
export interface Game {
  readonly definition: SlotDefinition
  readonly defHash: string
  readonly layout: Layout
  readonly strips: Strips
  /** Every win in a window, in the order of the rules. */
  evaluate(window: Window): FoundWin[]
}

/** SHA-256 of the rules: names one configuration, its certificate and every round played on it (RTP-2). */
export const defHash = (definition: SlotDefinition): string => gameOf(definition).defHash

/** The ready game of a definition, made once for each definition object. */
export function gameOf(definition: SlotDefinition): Game {
  let game = games.get(definition)
  if (!game) {
    game = prepare(definition)
    games.set(definition, game)
  }
  return game
}

const games = new WeakMap<SlotDefinition, Game>()

function prepare(definition: SlotDefinition): Game {
  const layout = layoutOf(definition)
  const evaluators = definition.wins.map((rule) => evaluatorOf(rule, layout))
  return {
    definition,
    defHash: toHex(sha256(toUtf8(canonicalJson({ mechanics: MECHANICS_VERSION, definition })))),
    layout,
    strips: stripsOf(layout, definition.reels),
    evaluate: (window) => evaluators.flatMap((evaluate) => evaluate(window)),
  }
}

function evaluatorOf(rule: WinRule, layout: Layout): Evaluator {
  switch (rule.kind) {
    case 'lines':
      return linesEvaluator(rule, layout)
    case 'scatters':
      return scattersEvaluator(rule, layout)
  }
}
