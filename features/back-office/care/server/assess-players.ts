import { addDays, type CalendarDay, HOUR_MS } from '#kernel/time.ts'
import { audit } from '#platform/audit/index.ts'
import type { JobContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { Marker } from '../contract.ts'
import { type Assessed, readFigures } from './figures.ts'
import { levelOf, markersOf } from './markers.ts'
import { sendMessage } from './send-message.ts'
import { findOpen, hasLatelyClosed, insertMarkers, putCase, readSeen } from './store.ts'
import { careRulesOn } from './thresholds.ts'

const BATCH = 200
/** Assessed at once, so that their reads are gathered; more would hold more of their play in memory. */
const AT_ONCE = 50

/**
 * Assesses everyone seen yesterday or today: for each the markers of the last week. Repeated on the same day it adds
 * nothing to what it has stored.
 */
export const assessPlayers =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: JobContext): Promise<void> => {
    for (const day of [addDays(ctx.today, -1), ctx.today]) {
      let after = ''
      for (;;) {
        const seen = await readSeen(ctx.reader, { brand: ctx.theme.id, day, after, max: BATCH })
        const away = await awayAmong(ctx, slices(), seen)
        const there = seen.filter(({ id }) => !away.has(id))
        for (let start = 0; start < there.length; start += AT_ONCE) {
          await Promise.all(there.slice(start, start + AT_ONCE).map((player) => assess(ctx, slices(), player)))
        }
        const last = seen.at(-1)
        if (!last || seen.length < BATCH) break
        after = last.id
      }
    }
  }

/** Excluded players and closed accounts do not play: their open cases stay as they are. */
async function awayAmong(ctx: JobContext, slices: readonly ServerFeature[], players: readonly Assessed[]) {
  const ids = players.map(({ id }) => id)
  const away = new Set<string>()
  for (const { notReceiving } of slices) for (const id of (await notReceiving?.(ctx, ctx.reader, ids)) ?? []) away.add(id)
  return away
}

async function assess(ctx: JobContext, slices: readonly ServerFeature[], player: Assessed): Promise<void> {
  const rules = careRulesOn(ctx.today)
  const markers = markersOf(await readFigures(ctx, slices, player), rules)
  const level = levelOf(markers, rules)
  const hours = rules.dueHours[level - 1]
  if (hours !== undefined)
    await record(ctx, slices, player, { level, markers, dueAt: ctx.clock.now() + hours * HOUR_MS, day: ctx.today })
}

interface Finding {
  readonly level: number
  readonly markers: readonly Marker[]
  readonly dueAt: number
  readonly day: CalendarDay
}

/** Evidence appends to an open case; its level rises, and its due time comes nearer with it. */
async function record(
  ctx: JobContext,
  slices: readonly ServerFeature[],
  { id: player }: Assessed,
  { level, markers, dueAt, day }: Finding,
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.transaction(async (tx) => {
    const before = await findOpen(tx, player)
    if (!before && (await hasLatelyClosed(tx, { player, level, now }))) return
    const careCase = await putCase(tx, { brand: ctx.theme.id, player, level, now, dueAt, day })
    await insertMarkers(tx, { careCase, player, day, markers })
    if (before && before.level >= level) return
    const change = { before: { level: before?.level ?? 0 }, after: { level } }
    await audit(tx, ctx, { actor: { kind: 'job' }, subject: player, what: 'care-level-set', ...change })
    await sendMessage(ctx, tx, slices, { careCase, player, level })
  })
}
