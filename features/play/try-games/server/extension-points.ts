import '#platform/feature.ts'
import type { VisitorContext } from '#platform/context.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /**
     * Whether this visitor may try games without an account. A refusal is reported like a closed game, so that nobody
     * learns who is excluded. Reasons that may be disclosed are thrown as an AppError.
     */
    readonly mayTryGames?: (ctx: VisitorContext) => Promise<boolean>
  }
}
