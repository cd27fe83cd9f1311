import type { Id } from '#kernel/id.ts'
import { createLanes } from '#ledger/lanes.ts'
import type { Context } from '#platform/context.ts'
import { openSeedPairs, readActivePairs, type ActivePair } from '#platform/fair/seed-pairs.ts'
import type { SiteServices } from '#platform/feature.ts'
import { wake } from '#platform/outbox/index.ts'
import type { PlayOrder } from './play-order.ts'
import { settle, type Settlement } from './settle.ts'

export interface SpinLanes {
  /** Waits for the order's batch. A second order of a player with one under way is `busy`. */
  play(ctx: Context, order: PlayOrder): Promise<Settlement>
  close(): Promise<void>
}

const DRAWS_MAX = 3
const PAIRS_KEPT_MAX = 20_000
