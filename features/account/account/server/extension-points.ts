import '#platform/feature.ts'
import type { VisitorContext } from '#platform/context.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** A browser came by a link with this `tracking_id`, whose mark it did not hold yet. */
    readonly referred?: (ctx: VisitorContext, trackingId: string) => Promise<void>
  }
}
