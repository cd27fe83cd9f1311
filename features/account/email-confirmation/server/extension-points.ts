import '#platform/feature.ts'
import type { Reward } from '#kernel/reward.ts'
import type { Player } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /**
     * Pays what this slice kept for the player's first confirmed address, in the same transaction. Called again with
     * every repeated confirmation; returns what it paid, then too. `isFirst`: no other account confirmed this mailbox
     * and had its gifts; `isNewMailbox`: nor had one that never confirmed it.
     */
    readonly emailConfirmed?: (
      ctx: VisitorContext,
      tx: Tx,
      confirmed: { readonly player: Player; readonly isFirst: boolean; readonly isNewMailbox: boolean },
    ) => Promise<Reward | undefined>
  }
}
