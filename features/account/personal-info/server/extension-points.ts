import '#platform/feature.ts'
import type { WireReward } from '#kernel/reward.ts'
import type { PlayerContext } from '#platform/context.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /**
     * This slice's part of `page/profile`, what it knows about the person: `documentConfirmStatus`. A key belongs to
     * one slice.
     */
    readonly profilePage?: (ctx: PlayerContext) => Promise<Record<string, unknown>>
    /** What confirming the email brings besides its own reward, or brought: a gift that this slice kept until then. */
    readonly keptForEmail?: (ctx: PlayerContext) => Promise<WireReward | undefined>
  }
}
