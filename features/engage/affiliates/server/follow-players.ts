import { sql } from 'kysely'
import { deviceOf } from '#kernel/device.ts'
import type { Id } from '#kernel/id.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { shareReversed, shareRestored } from '#platform/events/index.ts'
import type { DomainEvent } from '#platform/feature.ts'

/** Counts a visitor who came by a link of a running partnership; crawlers do not count. */
export async function countClick(ctx: VisitorContext, trackingId: string): Promise<void> {
  if (deviceOf(ctx.userAgent).isCrawler) return
  await ctx.transaction(async (tx) => {
    await sql`
      insert into affiliate_click_day (link, day, clicks)
      select l.id, ${ctx.today}::date, 1 from affiliate_link l join affiliate_partner p on p.player = l.player
      where l.brand = ${ctx.theme.id} and l.tracking_id = ${trackingId} and p.ended_at is null
      on conflict (link, day) do update set clicks = affiliate_click_day.clicks + 1`.execute(tx)
  })
}

/** A purchase of a referred player brings the share of today's terms, while the partnership runs. */
export async function bookPurchase(tx: Tx, { playerId, at, payload }: DomainEvent<'purchase.completed'>): Promise<void> {
  const { orderId, cents, nth } = payload
  await sql`
    insert into affiliate_revenue (cause, player, link, cents, share_cents, is_first, at)
    select ${`paid:${orderId}`}, s.player, l.id, ${cents}::int, (${cents}::bigint * p.share_basis_points / 10000)::int,
      ${nth === 1}, ${timestamp(at)}
    from affiliate_sign_up s join affiliate_link l on l.brand = s.brand and l.tracking_id = s.tracking_id
    join affiliate_partner p on p.player = l.player
    where s.player = ${playerId} and l.player <> s.player
      and (p.ended_at is null or p.ended_at > ${timestamp(at)})
    on conflict (cause) do nothing`.execute(tx)
}

/** A refund takes back what the purchase brought of it, also after the partnership or its terms changed. */
export async function bookReversal(tx: Tx, event: DomainEvent<'purchase.reversed'>): Promise<void> {
  const { payload } = event
  await bookChange(tx, event, (share) => ({ cents: -payload.cents, share: -shareReversed(share, payload) }))
}

export async function bookRestoration(tx: Tx, event: DomainEvent<'purchase.restored'>): Promise<void> {
  const { payload } = event
  await bookChange(tx, event, (share) => ({ cents: payload.cents, share: shareRestored(share, payload) }))
}

interface Change {
  readonly cents: number
  readonly share: number
}

async function bookChange(
  tx: Tx,
  { id, at, payload: { orderId } }: DomainEvent<'purchase.reversed' | 'purchase.restored'>,
  changeOf: (shareCents: number) => Change,
): Promise<void> {
  const paid = await findPaid(tx, orderId)
  if (!paid) return
  const { cents, share } = changeOf(paid.shareCents)
  await sql`
    insert into affiliate_revenue (cause, player, link, cents, share_cents, is_first, at)
    values (${`event:${id}`}, ${paid.player}, ${paid.link}, ${cents}, ${share}, false, ${timestamp(at)})
    on conflict (cause) do nothing`.execute(tx)
}

async function findPaid(tx: Tx, orderId: string) {
  const { rows } = await sql<{ player: Id<'plr'>; link: bigint; shareCents: number }>`
    select player, link, share_cents as "shareCents" from affiliate_revenue where cause = ${`paid:${orderId}`}`.execute(tx)
  return rows[0]
}
