import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { PayoutMethodId } from '#kernel/payment-method.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { PayoutAccount } from '../contract.ts'

export interface Account {
  readonly id: Id<'pac'>
  readonly player: Id<'plr'>
  readonly provider: string
  readonly method: PayoutMethodId
  readonly token: string
  readonly title: string
  readonly fingerprint: string
  /** By the provider; otherwise a person looks before the first payout. */
  readonly isHolderMatched: boolean
  readonly removedAt: Instant | null
}

const ACCOUNT = sql`id, player, provider, method, token, title, fingerprint, is_holder_matched as "isHolderMatched",
  removed_at as "removedAt"`

/** Adds an account, or the removed one again. */
export async function putAccount(tx: Tx, account: Omit<Account, 'removedAt'> & { brand: string; at: Instant }): Promise<Account> {
  const { rows } = await sql<Account>`
    insert into payout_account (id, brand, player, provider, method, token, title, fingerprint, is_holder_matched, added_at)
    values (${account.id}, ${account.brand}, ${account.player}, ${account.provider}, ${account.method}, ${account.token},
      ${account.title}, ${account.fingerprint}, ${account.isHolderMatched}, ${timestamp(account.at)})
    on conflict (player, provider, token) do update set removed_at = null, title = excluded.title
    returning ${ACCOUNT}`.execute(tx)
  return rows[0] as Account
}

export async function readAccounts(db: Reader, player: Id<'plr'>): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select ${ACCOUNT} from payout_account where player = ${player} and removed_at is null order by added_at desc`.execute(db)
  return rows
}

export async function findAccount(db: Reader, id: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${ACCOUNT} from payout_account where id = ${id}`.execute(db)
  return rows[0]
}

export async function removeAccountRow(tx: Tx, player: Id<'plr'>, id: string, at: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payout_account set removed_at = ${timestamp(at)}
    where id = ${id} and player = ${player} and removed_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Gift cards go to the confirmed address only: once it is confirmed no more, they end. */
export async function removeGiftCards(tx: Tx, player: Id<'plr'>, at: Instant): Promise<void> {
  await sql`
    update payout_account set removed_at = ${timestamp(at)}
    where player = ${player} and method = 'gift-card' and removed_at is null
      and exists (select from player p where p.id = ${player} and p.email_confirmed_at is null)`.execute(tx)
}

/** Whether a prize has reached this account before. */
export async function hasBeenPaid(db: Reader, account: string): Promise<boolean> {
  const { rows } = await sql`select from redemption_payout where account = ${account} and state = 'paid' limit 1`.execute(db)
  return rows.length > 0
}

/** What a player reads of an account. */
export const toAccount = ({ id, method, title }: Account): PayoutAccount => ({
  id,
  kind: method === 'gift-card' ? 'gift-card' : 'bank',
  title,
})

/** Other players of the brand who added the same account. */
export async function readSharers(db: Reader, brand: string, { player, fingerprint }: Account): Promise<Id<'plr'>[]> {
  const { rows } = await sql<{ player: Id<'plr'> }>`
    select distinct player from payout_account
    where brand = ${brand} and fingerprint = ${fingerprint} and player <> ${player}`.execute(db)
  return rows.map((row) => row.player)
}

export interface Payout {
  readonly id: Id<'pot'>
  readonly redemption: Id<'rdm'>
  readonly account: Id<'pac'>
  readonly provider: string
  readonly cents: number
  readonly state: 'ready' | 'asked' | 'sent' | 'paid' | 'failed' | 'returned'
  readonly code: string | null
}

const PAYOUT = sql`id, redemption, account, provider, cents, state, code`

export async function insertPayout(tx: Tx, payout: Omit<Payout, 'state' | 'code'>, at: Instant): Promise<void> {
  await sql`
    insert into redemption_payout (id, redemption, account, provider, cents, made_at)
    values (${payout.id}, ${payout.redemption}, ${payout.account}, ${payout.provider}, ${payout.cents}, ${timestamp(at)})`.execute(
    tx,
  )
}

export async function findPayout(db: Reader, id: string): Promise<(Payout & { brand: string }) | undefined> {
  const { rows } = await sql<Payout & { brand: string }>`
    select p.id, p.redemption, p.account, p.provider, p.cents, p.state, p.code, r.brand
    from redemption_payout p join redemption r on r.id = p.redemption where p.id = ${id}`.execute(db)
  return rows[0]
}

/** Oldest first; the last one is under way. */
export async function readPayouts(db: Reader, redemption: string): Promise<Payout[]> {
  const { rows } = await sql<Payout>`
    select ${PAYOUT} from redemption_payout where redemption = ${redemption} order by no`.execute(db)
  return rows
}

export async function readReady(db: Reader, brand: string, limit: number): Promise<Payout[]> {
  const { rows } = await sql<Payout>`
    select p.id, p.redemption, p.account, p.provider, p.cents, p.state, p.code
    from redemption_payout p join redemption r on r.id = p.redemption
    where p.state = 'ready' and r.brand = ${brand} order by p.made_at limit ${limit}`.execute(db)
  return rows
}

/** True for the one process that gives this payout to its provider. */
export async function claimPayout(tx: Tx, id: Id<'pot'>, at: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update redemption_payout set state = 'asked', asked_at = ${timestamp(at)} where id = ${id} and state = 'ready'`.execute(tx)
  return numAffectedRows === 1n
}

export async function setPayout(tx: Tx, id: Id<'pot'>, state: Payout['state'], code: string | null = null): Promise<void> {
  await sql`update redemption_payout set state = ${state}, code = ${code} where id = ${id}`.execute(tx)
}
