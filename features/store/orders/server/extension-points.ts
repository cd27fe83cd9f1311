import '#platform/feature.ts'
import type { PlayerContext } from '#platform/context.ts'

/** A package as the store sells it now. */
export interface ForSale {
  readonly title: string
  readonly cents: number
  /** Minor units. */
  readonly coins: bigint
  readonly entries: bigint
  /** The key of the one-time offer that sets the price, if one applies: each player buys it once. */
  readonly offer: string | null
}

export interface Wanted {
  readonly presetId: string
  readonly offerType: string
}

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** What this slice sells under the name of a package; a reason if not to this player, undefined if not its own. */
    readonly sells?: (ctx: PlayerContext, wanted: Wanted) => Promise<ForSale | { readonly refused: string } | undefined>
  }
}
