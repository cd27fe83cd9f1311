import type { NotificationKind } from '#platform/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { JobContext } from '#platform/context.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** Whether this player wants such notifications; asked for every notification, like `mayPromote`. */
    readonly mayNotify?: (ctx: JobContext, playerId: Id<'plr'>, what: NotificationKind) => Promise<boolean>
  }
}
