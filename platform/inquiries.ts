import type { VisitorContext } from './context.ts'
import type { Tx } from './db/database.ts'
import type { ServerFeature } from './feature.ts'
import { slicesOn } from './slices.ts'

/** An inquiry received by another slice that staff must answer by email. */
export interface Inquiry {
  /** Deduplication key. */
  readonly key: string
  readonly topic: 'partnership'
  readonly email: string
  readonly text: string
}

declare module './feature.ts' {
  interface ServerFeature {
    /** Adds it to the back office, in the same transaction. */
    readonly takeInquiry?: (ctx: VisitorContext, tx: Tx, inquiry: Inquiry) => Promise<void>
  }
}

export async function takeInquiry(
  ctx: VisitorContext,
  tx: Tx,
  { slices, ...inquiry }: Inquiry & { readonly slices: readonly ServerFeature[] },
): Promise<void> {
  for (const slice of slicesOn(ctx, slices)) await slice.takeInquiry?.(ctx, tx, inquiry)
}
