import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { lockId } from '../db/locks.ts'
import { mailboxOf } from './person-keys.ts'
import type { Player } from './players.ts'

type Ctx = Pick<Context, 'vault' | 'theme'>
type Owner = Pick<Player, 'id' | 'email' | 'emailConfirmedAt'>

const hashOf = ({ vault }: Ctx, email: string): Buffer =>
  createHmac('sha256', vault.keyFor('welcomed mailbox')).update(mailboxOf(email)).digest()

/**
 * Whether another account, existing or erased, received this mailbox's welcome gifts. For an account with a confirmed
 * address only confirmed ones count, so that nobody takes a stranger's gifts by using their address.
 */
export async function wasWelcomed(ctx: Ctx, db: Reader, { id, email, emailConfirmedAt }: Owner): Promise<boolean> {
  if (!email) return false
  const { rows } = await sql<{ was: boolean }>`
    select coalesce(bool_or(player <> ${id} and (is_proven or ${emailConfirmedAt === null}))
      and not bool_or(player = ${id} and is_proven), false) as was
    from welcomed_mailbox where brand = ${ctx.theme.id} and mailbox_hash = ${hashOf(ctx, email)}`.execute(db)
  return rows[0]?.was ?? false
}

/** Claims the mailbox's gifts for this account; false if another account has them. A concurrent call waits. */
export async function claimWelcome(ctx: Ctx, tx: Tx, owner: Owner): Promise<boolean> {
  const { id, email, emailConfirmedAt } = owner
  if (!email) return true
  const hash = hashOf(ctx, email)
  await lockId(tx, 'welcomedMailbox', hash.toString('hex'))
  if (await wasWelcomed(ctx, tx, owner)) return false
  await insertWelcome(tx, { id, brand: ctx.theme.id, hash, isProven: emailConfirmedAt !== null })
  return true
}

/** After erasure this is the only record of the mailbox. It counts against every later account. */
export async function rememberWelcome(ctx: Ctx, tx: Tx, { id, brand, email }: Player): Promise<void> {
  if (email) await insertWelcome(tx, { id, brand, hash: hashOf(ctx, email), isProven: true })
}

interface Welcome {
  readonly id: Player['id']
  readonly brand: string
  readonly hash: Buffer
  readonly isProven: boolean
}

async function insertWelcome(tx: Tx, { id, brand, hash, isProven }: Welcome): Promise<void> {
  await sql`
    insert into welcomed_mailbox as w (player, brand, mailbox_hash, is_proven) values (${id}, ${brand}, ${hash}, ${isProven})
    on conflict (player, mailbox_hash) do update set is_proven = w.is_proven or excluded.is_proven`.execute(tx)
}
