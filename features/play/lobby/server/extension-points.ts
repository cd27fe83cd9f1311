import '#platform/feature.ts'
import type { VisitorContext } from '#platform/context.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** This slice's part of `page/home`. */
    readonly home?: (ctx: VisitorContext) => Promise<Record<string, unknown>>
  }
}
