import '#platform/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** Whether both players have paid with the same card or account. */
    readonly sharesPayment?: (db: Tx, one: Id<'plr'>, other: Id<'plr'>) => Promise<boolean>
  }
}
