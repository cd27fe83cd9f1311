import '#platform/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'

/** A one-time offer that opened a package to a player, by its key; or why it is not open. */
export type OpenedOffer = { readonly offer: string } | { readonly refused: 'not-for-sale' }

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** Whether this player can pay with one press. */
    readonly hasSavedMethod?: (db: Reader, playerId: Id<'plr'>) => Promise<boolean>
    /** The least price in US cents of a quick buy that opens a wheel of this slice; null if none does now. */
    readonly quickBuyWheel?: (ctx: VisitorContext) => Promise<number | null>
    /** Keys of the one-time offers that this player has bought, refunded ones included. */
    readonly boughtOffers?: (db: Reader, playerId: Id<'plr'>) => Promise<ReadonlySet<string>>
    /** Why this player may not pay this price in US cents now, besides the guards of writes. */
    readonly purchaseBlocks?: (
      ctx: PlayerContext,
      cents: number,
    ) => Promise<readonly ('debt-open' | 'too-many-tries' | 'limit-reached')[]>
    /** Whether an offer of this slice opens a package to this player; undefined if no offer is of this package. */
    readonly opensPackage?: (ctx: PlayerContext, presetId: string) => Promise<OpenedOffer | undefined>
  }
}
