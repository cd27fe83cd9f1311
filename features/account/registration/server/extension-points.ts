import '#platform/feature.ts'
import type { Context, VisitorContext } from '#platform/context.ts'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import type { WireReward } from '#kernel/reward.ts'
import type { ReferralCondition } from '../contract.ts'
import type { MintedPlayer, MintOptions } from './mint-player.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** This slice's part in opening an account, in the same transaction. */
    readonly signUp?: (ctx: VisitorContext, tx: Tx, newcomer: Newcomer) => Promise<void>
    /** What a player who signs up with a code gets once the condition is met. */
    readonly referralReward?: (ctx: VisitorContext) => Promise<(WireReward & { readonly condition: ReferralCondition }) | null>
    /** What the demo player has already done in this slice, like a player who was here before. */
    readonly seedDemoPlayer?: (ctx: Context, tx: Tx, playerId: Id<'plr'>) => Promise<void>
    /** Makes a player of the demo data: without form, mail and reward. */
    readonly mintPlayer?: (ctx: Context, options: MintOptions) => Promise<Pick<MintedPlayer, 'playerId'>>
  }
}
