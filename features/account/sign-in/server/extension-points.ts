import '#platform/feature.ts'
import type { Player } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** Called after the player has otherwise proved to own the mailbox, in the same transaction. */
    readonly mailboxProved?: (ctx: VisitorContext, tx: Tx, player: Player) => Promise<void>
  }
}
