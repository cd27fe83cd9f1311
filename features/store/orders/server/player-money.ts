import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import { type CareAsked, careAsked, type CareFacts, rowsOfEach, timesOfEach } from '#platform/care-facts.ts'
import type { JobContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { gatherReadsOf } from '#platform/db/gather-reads.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { LIVE_STATES } from './fold-order.ts'

type PlayerMoney = NonNullable<ServerFeature['playerMoney']>
type Line = Awaited<ReturnType<PlayerMoney['lines']>>[number]
type Matter = Awaited<ReturnType<NonNullable<PlayerMoney['open']>>>[number]

/** Purchases and what became of them, for their player. */
export const purchaseMoney: PlayerMoney = {
  async lines(db, player, { before, limit }) {
    const { rows } = await sql<Line>`
      with own as (select id, title, cents, receipt_no, paid_at from purchase_order where player = ${player}), moved as (
        select id, 'purchase' as kind, paid_at as at, cents, id as subject, receipt_no::text as receipt, false as "isPending"
        from own where paid_at is not null
        union all
        select r.id, case r.reason when 'requested' then 'refund' else 'given-back' end, coalesce(r.done_at, r.asked_at), r.cents,
          own.id, null, r.state <> 'done'
        from own join purchase_attempt a on a.purchase_order = own.id join purchase_refund r on r.attempt = a.id
        where r.state <> 'failed'
        union all
        select 'lost:' || l.subject, 'dispute', l.since, l.cents, own.id, null, l.stage = 'opened'
        from own join purchase_loss l on l.purchase_order = own.id
        union all
        select 'won:' || l.subject, 'dispute-won', l.ended_at, l.cents, own.id, null, false
        from own join purchase_loss l on l.purchase_order = own.id where l.stage = 'won'
        union all
        select 'debt:' || own.id, 'debt', d.since, d.cents, own.id, null, false
        from own join purchase_debt d on d.purchase_order = own.id
        union all
        select 'settled:' || own.id, 'debt-settled', d.settled_at, d.cents, own.id, null, false
        from own join purchase_debt d on d.purchase_order = own.id where d.settled_at is not null
      )
      select moved.*, own.title from moved join own on own.id = moved.subject
      where (moved.at, moved.id collate "C") < (${timestamp(before.at)}, ${before.id})
      order by moved.at desc, moved.id collate "C" desc limit ${limit}`.execute(db)
    return rows
  },
  async open(db, player, now) {
    const { rows } = await sql<Matter>`
      select 'order' as kind, id, title, cents, opened_at as since from purchase_order
      where player = ${player} and state = any (${[...LIVE_STATES]})
        and (state <> 'open' or expires_at > ${timestamp(now)})
      union all
      select 'dispute', o.id, o.title, l.cents, l.since from purchase_loss l join purchase_order o on o.id = l.purchase_order
      where o.player = ${player} and l.stage = 'opened'
      union all
      select 'debt', o.id, o.title, d.cents, d.since from purchase_debt d join purchase_order o on o.id = d.purchase_order
      where d.player = ${player} and d.settled_at is null`.execute(db)
    return rows
  },
}

type CareOfPurchases = Pick<CareFacts, 'purchases' | 'declines' | 'methods'>

/** A player's purchases, declined payments and saved methods since a moment. */
export async function readCareFacts({ reader }: JobContext, player: Id<'plr'>, since: Instant): Promise<CareOfPurchases> {
  const asked = { player, since }
  const [purchases, declines, methods] = await Promise.all([
    purchasesOf(reader, asked),
    declinesOf(reader, asked),
    methodsOf(reader, asked),
  ])
  return { purchases, declines, methods }
}

const purchasesOf = gatherReadsOf(async (db, asked: readonly CareAsked[]) => {
  // A payment may take days: orders are read from a month before on.
  const { rows } = await sql<{ no: bigint; at: Instant; cents: number }>`
    select asked.no, o.paid_at as at, o.cents from ${careAsked(asked)} join purchase_order o on o.player = asked.player
      and o.opened_at > asked.since - interval '1 month' and o.paid_at > asked.since`.execute(db)
  return rowsOfEach(asked, rows)
})

const declinesOf = gatherReadsOf(async (db, asked: readonly CareAsked[]) => {
  const { rows } = await sql<{ no: bigint; at: Instant }>`
    select asked.no, a.begun_at as at from ${careAsked(asked)}
    join purchase_order o on o.player = asked.player and o.opened_at > asked.since - interval '1 month'
    join purchase_attempt a on a.purchase_order = o.id and a.state = 'declined' and a.begun_at > asked.since`.execute(db)
  return timesOfEach(asked, rows)
})

const methodsOf = gatherReadsOf(async (db, asked: readonly CareAsked[]) => {
  const { rows } = await sql<{ no: bigint; at: Instant }>`
    select asked.no, m.saved_at as at from ${careAsked(asked)}
    join saved_payment_method m on m.player = asked.player and m.saved_at > asked.since`.execute(db)
  return timesOfEach(asked, rows)
})
