import type { SlotDefinition, WalkingWildsRule } from './definition.ts'

type Holds = (definition: SlotDefinition) => boolean

const rulesOf = ({ features }: SlotDefinition): WalkingWildsRule[] => features.filter((rule) => rule.kind === 'walking-wilds')

export const wildsWalk: Holds = (definition) =>
  rulesOf(definition).every((rule) => definition.symbols.some(({ id, role }) => id === rule.symbol && role === 'wild'))

/** Walking wilds can cover every reel: a line of wilds alone has its own pay. */
export const fullWildsPay: Holds = (definition) =>
  rulesOf(definition).every(({ symbol }) =>
    definition.wins.every((rule) => rule.kind !== 'lines' || rule.pays[symbol]?.[definition.reels.length] !== undefined),
  )

/** Wilds can fill some reel other than the first, where they would walk off immediately. */
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

/** The limit allows one walk from the last reel. */
export const walksAreLimited: Holds = (definition) =>
  rulesOf(definition).every(({ respinsMax }) => respinsMax >= definition.reels.length - 1 && respinsMax <= 50)
