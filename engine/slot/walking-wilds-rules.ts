import type { SlotDefinition, WalkingWildsRule } from './definition.ts'

type Holds = (definition: SlotDefinition) => boolean

const rulesOf = ({ features }: SlotDefinition): WalkingWildsRule[] => features.filter((rule) => rule.kind === 'walking-wilds')

export const wildsWalk: Holds = (definition) =>
  rulesOf(definition).every((rule) => definition.symbols.some(({ id, role }) => id === rule.symbol && role === 'wild'))

/** Walking wilds can stand on every reel at once: a line of wilds alone has a pay of its own. */
export const fullWildsPay: Holds = (definition) =>
  rulesOf(definition).every(({ symbol }) =>
    definition.wins.every((rule) => rule.kind !== 'lines' || rule.pays[symbol]?.[definition.reels.length] !== undefined),
  )

/** On some reel but the first, from which it would only walk off, the wild stands as high as the grid. */
export const reelsCanFill: Holds = (definition) =>
  rulesOf(definition).every(({ symbol }) =>
    definition.reels
      .slice(1)
      .some((reel) =>
        reel.some((_, stop) =>
          Array.from({ length: definition.rows }, (_row, row) => reel[(stop + row) % reel.length]).every(
            (shown) => shown === symbol,
          ),
        ),
      ),
  )

/** One walk from the last reel fits in. */
export const walksAreLimited: Holds = (definition) =>
  rulesOf(definition).every(({ respinsMax }) => respinsMax >= definition.reels.length - 1 && respinsMax <= 50)
