import '#platform/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { JobContext } from '#platform/context.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /**
     * What this slice stores about a player, as JSON for the data export: no secrets, nothing about others. Called
     * for every slice, even one that is off.
     */
    readonly personalData?: (ctx: JobContext, playerId: Id<'plr'>) => Promise<unknown>
  }
}
