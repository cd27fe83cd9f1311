import { calendarDayOf, DAY_MS } from '#kernel/time.ts'
import { findPlayer, findPlayers, readPlayer } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { type Product, productAt } from '../shared/jurisdictions.ts'
import { lawOf } from './law.ts'
import type { Jurisdictions } from './jurisdictions.ts'
import { readLastProducts } from './store.ts'

/** What today's rules open to residents of a state, from the same dated table as for visitors. */
export function productAtHome(ctx: Pick<Context, 'clock' | 'content' | 'theme'>, state: string): Product {
  const { today, own } = lawOf({ ...ctx, today: calendarDayOf(ctx.clock.now(), ctx.theme.timeZone) })
  return productAt({ country: 'US', state }, today, own)
}

/**
 * Entries are open if residence and presence are both full. A job uses the jurisdiction of the player's last check,
 * and residence alone without one.
 */
export const areEntriesOpenAt =
  (jurisdictions: Jurisdictions): NonNullable<ServerFeature['areEntriesOpen']> =>
  async (ctx, { db, playerId, visit }) => {
    const player = playerId && (await findPlayer(db, playerId))
    if (player && productAtHome(ctx, player.state) !== 'full') return false
    if (visit) return (await jurisdictions.lookClosely({ ...visit, reader: db })).product === 'full'
    return !playerId || ((await readLastProducts(db, [playerId])).get(playerId) ?? 'full') === 'full'
  }

export const entriesClosedTo: NonNullable<ServerFeature['entriesClosedTo']> = async (ctx, db, ids) => {
  const players = await findPlayers(db, ids)
  const states = new Set([...players.values()].map(({ state }) => state))
  const closed = new Set([...states].filter((state) => productAtHome(ctx, state) !== 'full'))
  const last = await readLastProducts(db, ids)
  return ids.filter((id) => closed.has(players.get(id)?.state ?? '') || (last.get(id) ?? 'full') !== 'full')
}

/** `presence:coins`, `residence:blocked`; empty if both are open. */
export const restrictionIdsAt =
  (jurisdictions: Jurisdictions): NonNullable<ServerFeature['restrictionIds']> =>
  async (ctx) => {
    const presence = (await jurisdictions.lookClosely(ctx)).product ?? 'unknown'
    const residence = ctx.session ? productAtHome(ctx, ctx.session.residence) : 'full'
    return Object.entries({ presence, residence }).flatMap(([name, product]) =>
      product === 'full' ? [] : [`${name}:${product}`],
    )
  }

export const areEntriesOpenIn: NonNullable<ServerFeature['areEntriesOpenIn']> = (ctx, state, day) =>
  productAt({ country: 'US', state }, day, lawOf({ ...ctx, today: day }).own) === 'full'

/** After a state closed, its residents may redeem what they won there for this long. */
const REDEEM_AFTER_CLOSING_MS = 365 * DAY_MS

/** Residents of a state that is full, or was within the last year. */
export const mayRedeemAtHome: NonNullable<ServerFeature['mayRedeem']> = async (ctx, db, playerId) => {
  const { state } = await readPlayer(db, playerId)
  const at = (now: number) => productAtHome({ ...ctx, clock: { now: () => now } }, state)
  const now = ctx.clock.now()
  return at(now) === 'full' || at(now - REDEEM_AFTER_CLOSING_MS) === 'full'
}
