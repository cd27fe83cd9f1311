import type { Id } from '#kernel/id.ts'
import type { Context, Session } from '../context.ts'
import type { Reader } from '../db/database.ts'
import type { ServerFeature } from '../feature.ts'
import { AppError } from '../problem.ts'

/** A slot in which a round of the player is open. */
export interface OpenSlot {
  readonly provider: string
  readonly game: string
  readonly mode: Session['gameMode']
}

declare module '../feature.ts' {
  interface ServerFeature {
    /** The slots of this slice's games in which the player has an open round. Every slice is asked, even if disabled. */
    readonly openSlots?: (ctx: Context, db: Reader, playerId: Id<'plr'>) => Promise<readonly OpenSlot[]>
  }
}

interface Asked {
  readonly ctx: Context
  readonly db: Reader
  readonly slices: readonly ServerFeature[]
  readonly playerId: Id<'plr'>
  /** Where a round is about to begin: one that is open there is its own game's to answer. */
  readonly slot: OpenSlot
}

/** Where play is strict (DSGN-1) nobody plays two slots at the same time, whoever provides them. */
export async function findOtherSlot({ ctx, db, slices, playerId, slot }: Asked): Promise<OpenSlot | undefined> {
  for (const { openSlots } of slices) {
    const other = (await openSlots?.(ctx, db, playerId))?.find((open) => !isSame(open, slot))
    if (other) return other
  }
  return undefined
}

const isSame = (one: OpenSlot, other: OpenSlot): boolean =>
  one.provider === other.provider && one.game === other.game && one.mode === other.mode

export const otherSlotOpen = ({ game }: OpenSlot) =>
  new AppError('other-slot-open', 'A round in another slot is unfinished.', { game })
