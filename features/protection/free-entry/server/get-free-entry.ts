import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { Id } from '#kernel/id.ts'
import { toWire } from '#kernel/money.ts'
import { endOfDay } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { mayGiveEntries } from '#platform/open-reward.ts'
import type { FreeEntryInfo, getFreeEntry as contract } from '../contract.ts'
import { freeEntry } from '../feature.ts'
import { readRequests } from './store.ts'

const SHOWN = 14

export async function getFreeEntry(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  return { success: true, data: await readInfo(ctx, ctx.reader, ctx.session?.playerId ?? null) }
}

export async function readInfo(ctx: VisitorContext, db: Reader, player: Id<'plr'> | null): Promise<FreeEntryInfo> {
  const entries = toWire(optionsOf(ctx.theme, freeEntry).entries)
  if (!player) return { entries, own: null }
  const requests = await readRequests(db, player, SHOWN)
  const areEntriesOpen = await mayGiveEntries(ctx, { db, playerId: player })
  const nextAt = new Date(endOfDay(ctx.today, ctx.theme.timeZone)).toISOString()
  return {
    entries,
    own: {
      mayAsk: requests[0]?.day !== ctx.today,
      areEntriesOpen,
      nextAt,
      requests: requests.map((request) => ({ day: request.day, entries: Number(request.entries) })),
    },
  }
}
