import '#platform/feature.ts'
import type { VoidableRounds } from '#platform/round-voids/voidable.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** How rounds of this slice are declared void after a fault. */
    readonly voidableRounds?: VoidableRounds
  }
}
