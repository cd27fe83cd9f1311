import { type RawBuilder, sql } from 'kysely'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import { audit } from '#platform/audit/index.ts'
import { mailboxOf } from '#platform/auth/person-keys.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { judgeOwnAccount as judgeContract, OwnAccount } from '../shared/operator-contract.ts'
import { lockPartner } from './partner-store.ts'

type Why = OwnAccount['why']
type Noting = Pick<Context, 'clock' | 'theme'>

interface Pair {
  readonly player: Id<'plr'>
  readonly partner: Id<'plr'>
}

/** Whether this player is the affiliate, too, as far as is known, so that what they pay brings no share. */
export const isOwn = (player: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select from affiliate_own_account o where o.player = ${player} and o.cleared_at is null)`

/** Compares a referred player with the affiliate: by person, browser, mailbox and payment method. */
export const noteOwnAccount =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: Noting, tx: Tx, player: Id<'plr'>): Promise<void> => {
    if ((await noteWhere(ctx, tx, sql`s.player = ${player}`)) > 0) return
    const pair = await findUnnoted(tx, player)
    const why = pair && (await whyAlike(slices(), tx, pair))
    if (why) await note(ctx, tx, { ...pair, why })
  }

/** The same for all players of an affiliate, by person and browser: either may have been proven after the last purchase. */
export const noteOwnAccountsOf = (ctx: Noting, tx: Tx, partner: Id<'plr'>): Promise<number> =>
  noteWhere(ctx, tx, sql`l.player = ${partner}`)

/** Referred players with the affiliates who have not been compared with success before. */
const pairs = (where: RawBuilder<unknown>) => sql`
  from affiliate_sign_up s join affiliate_link l on l.brand = s.brand and l.tracking_id = s.tracking_id
  where ${where} and s.player <> l.player and not exists (select from affiliate_own_account o where o.player = s.player)`

async function noteWhere(ctx: Noting, tx: Tx, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Pair & { why: Why }>`
    select * from (
      select s.player, l.player as partner, case
        when l.player in (select cap_accounts(s.player)) then 'same-person'
        when exists (
          select from known_device mine join known_device theirs on theirs.token_hash = mine.token_hash
          where mine.player = s.player and theirs.player = l.player) then 'same-device' end as why
      ${pairs(where)}) p
    where why is not null order by player`.execute(tx)
  for (const each of rows) await note(ctx, tx, each)
  return rows.length
}

async function findUnnoted(tx: Tx, player: Id<'plr'>): Promise<Pair | undefined> {
  const { rows } = await sql<Pair>`select s.player, l.player as partner ${pairs(sql`s.player = ${player}`)}`.execute(tx)
  return rows[0]
}

async function whyAlike(slices: readonly ServerFeature[], tx: Tx, { player, partner }: Pair): Promise<Why | undefined> {
  const [own, theirs] = [await readPlayer(tx, player), await readPlayer(tx, partner)]
  if (own.email && theirs.email && mailboxOf(own.email) === mailboxOf(theirs.email)) return 'same-person'
  for (const slice of slices) if (await slice.sharesPayment?.(tx, partner, player)) return 'same-payment'
  return undefined
}

async function note(ctx: Noting, tx: Tx, { player, partner, why }: Pair & { readonly why: Why }): Promise<void> {
  // Locks the affiliate first, as a payout does.
  const { numAffectedRows } = await sql`
    insert into affiliate_own_account (player, partner, why, noted_at)
    select ${player}, player, ${why}, ${timestamp(ctx.clock.now())} from affiliate_partner where player = ${partner} for key share
    on conflict do nothing`.execute(tx)
  if (numAffectedRows === 0n) return
  await audit(tx, ctx, { actor: { kind: 'job' }, subject: player, what: 'affiliate-own-account', why, after: { partner } })
}

type JudgeReply = ReplyOf<typeof judgeContract>

/** Two people may share a browser or a card: an operator lets what this account pays bring the share, or no longer. */
export const judgeOwnAccount = (ctx: OperatorContext, { body }: InputOf<typeof judgeContract>): Promise<JudgeReply> =>
  ctx.change<JudgeReply>(async (tx) => {
    const { playerId, why } = body
    const partner = (await findOwnAccount(tx, ctx.theme.id, playerId))?.partner
    if (!partner) return { audit: null, value: { success: false, reasonType: 'no-account' } }
    await lockPartner(tx, ctx.theme.id, partner)
    const known = await findOwnAccount(tx, ctx.theme.id, playerId)
    if (known?.isCleared === !body.isOwn) return { audit: null, value: { success: true } }
    await clearOwnAccount(tx, playerId, body.isOwn ? null : ctx.clock.now())
    const after = { isOwn: body.isOwn, partner }
    return { audit: { subject: playerId, what: 'affiliate-own-account-judged', why, after }, value: { success: true } }
  })

interface OwnAccountRow extends Omit<OwnAccount, 'notedAt' | 'isCleared'> {
  readonly partner: Id<'plr'>
  readonly notedAt: Instant
  readonly isCleared: boolean
}

/** The latest of these affiliates, with the share that they would have brought. */
export async function readOwnAccounts(db: Reader, partners: readonly string[], max: number): Promise<readonly OwnAccountRow[]> {
  const { rows } = await sql<OwnAccountRow>`
    select o.player as "playerId", o.partner, p.login, o.why, o.noted_at as "notedAt", o.cleared_at is not null as "isCleared",
      (select coalesce(sum(r.share_cents), 0)::float8 from affiliate_revenue r where r.player = o.player) as "shareCents"
    from affiliate_own_account o join player p on p.id = o.player
    where o.partner = any(${[...partners]}) order by o.noted_at desc, o.player limit ${max}`.execute(db)
  return rows
}

/** The affiliate of an account that was noted; undefined if it is none, or of another brand. */
async function findOwnAccount(
  db: Reader,
  brand: string,
  player: string,
): Promise<{ readonly partner: Id<'plr'>; readonly isCleared: boolean } | undefined> {
  const { rows } = await sql<{ partner: Id<'plr'>; isCleared: boolean }>`
    select o.partner, o.cleared_at is not null as "isCleared" from affiliate_own_account o
    join affiliate_partner a on a.player = o.partner where o.player = ${player} and a.brand = ${brand}`.execute(db)
  return rows[0]
}

async function clearOwnAccount(tx: Tx, player: string, clearedAt: Instant | null): Promise<void> {
  await sql`
    update affiliate_own_account set cleared_at = ${clearedAt === null ? null : timestamp(clearedAt)}
    where player = ${player}`.execute(tx)
}
