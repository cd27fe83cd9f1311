import '#platform/feature.ts'
import type { VisitorContext } from '#platform/context.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** Whether this slice currently sells anything. */
    readonly isSelling?: (ctx: VisitorContext) => boolean
  }
}
