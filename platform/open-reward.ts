import type { Id } from '#kernel/id.ts'
import { coinsPart, type Reward, type WireReward } from '#kernel/reward.ts'
import type { Context, VisitorContext } from './context.ts'
import type { Reader } from './db/database.ts'

/** A player, or null for a guest; inside a transaction `db` is that transaction. */
export interface ToWhom {
  readonly db: Reader
  readonly playerId: Id<'plr'> | null
}

/** Whether entries may be granted here, by a request or by a job. */
export const mayGiveEntries = (ctx: Context | VisitorContext, to: ToWhom): Promise<boolean> =>
  ctx.areEntriesOpen({ ...to, visit: 'address' in ctx ? ctx : null })

/** Whether entries may be granted to this visitor, who may be a guest. */
export const mayGetEntries = (ctx: VisitorContext): Promise<boolean> =>
  mayGiveEntries(ctx, { db: ctx.reader, playerId: ctx.session?.playerId ?? null })

/** Every prize that may contain entries goes through this: whole if entries are open, else only its coins. */
export async function openReward<R extends Reward>(ctx: Context | VisitorContext, to: ToWhom, reward: R): Promise<R> {
  const isWhole = reward.entries.minor === 0n || (await mayGiveEntries(ctx, to))
  return isWhole ? reward : coinsPart(reward)
}

/** The same for a prize as replies show it. */
export const openWireReward = <R extends WireReward>(reward: R, areEntriesOpen: boolean): R =>
  areEntriesOpen ? reward : { ...reward, entries: 0 }
