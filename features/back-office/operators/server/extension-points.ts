import '#platform/feature.ts'
import type { VisitorContext } from '#platform/context.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** This slice's back-office queue: its page and the number of waiting items. */
    readonly queue?: { readonly path: string; readonly countWaiting: (ctx: VisitorContext) => Promise<number> }
  }
}
