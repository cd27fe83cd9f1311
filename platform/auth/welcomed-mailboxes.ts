import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { mailboxOf } from './person-keys.ts'
import type { Player } from './players.ts'

type Ctx = Pick<Context, 'vault' | 'theme'>

const hashOf = ({ vault }: Ctx, email: string): Buffer =>
  createHmac('sha256', vault.keyFor('welcomed mailbox')).update(mailboxOf(email)).digest()

/** Whether somebody with this mailbox had an account that was erased: the gifts of a new one were given. */
export async function wasWelcomed(ctx: Ctx, db: Reader, email: string | null): Promise<boolean> {
  if (!email) return false
  const { rows } = await sql`
    select from welcomed_mailbox where brand = ${ctx.theme.id} and mailbox_hash = ${hashOf(ctx, email)} limit 1`.execute(db)
  return rows.length > 0
}

/** Once the account is erased, this is all that knows its mailbox. */
export async function rememberWelcome(ctx: Ctx, tx: Tx, { id, brand, email }: Player): Promise<void> {
  if (!email) return
  await sql`insert into welcomed_mailbox (player, brand, mailbox_hash) values (${id}, ${brand}, ${hashOf(ctx, email)})
    on conflict do nothing`.execute(tx)
}
