import '#platform/feature.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { WireRoundDetail } from '../contract.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** One of the player's own rounds that this slice stores, with its events and proof. */
    readonly roundDetail?: (ctx: PlayerContext, id: string) => Promise<WireRoundDetail | undefined>
  }
}
