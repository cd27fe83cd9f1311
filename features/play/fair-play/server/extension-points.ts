import '#platform/feature.ts'
import type { Tx } from '#platform/db/database.ts'
import type { SeedOwner } from '#platform/fair/seed-pairs.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /**
     * Whether this slice has an undecided draw from the pair in use. Called under the pair's lock before it is
     * revealed, also for slices that are switched off.
     */
    readonly holdsSeeds?: (tx: Tx, owner: SeedOwner) => Promise<boolean>
  }
}
