import '#platform/feature.ts'
import type { LiveChannel } from '#kernel/push.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** Live values that this slice shows to every page of the brand, over the public feed. */
    readonly liveChannels?: (brand: string) => readonly LiveChannel[]
  }
}
