import type { Id } from '#kernel/id.ts'
import type { Rng } from '#kernel/rng.ts'
import { DAY_MS, HOUR_MS, type Instant } from '#kernel/time.ts'
import { hashToken, newToken } from '../crypto/token.ts'
import type { Reader, Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import type { AuthTables, TokenPurpose } from './tables.ts'

const LIFETIMES_MS: Record<TokenPurpose, number> = {
  'reset-password': HOUR_MS,
  'confirm-email': 3 * DAY_MS,
  unlock: HOUR_MS,
}

export interface MailedToken {
  readonly playerId: Id<'plr'>
  /** Where the link went. */
  readonly email: string
}

/** A token for a mailed link; those mailed before for the same purpose stop working. */
export async function issueToken(
  tx: Tx,
  rng: Rng,
  { playerId, email, purpose, at }: MailedToken & { purpose: TokenPurpose; at: Instant },
): Promise<string> {
  await dropTokens(tx, playerId, purpose)
  const token = newToken(rng)
  await tables(tx)
    .insertInto('one_time_token')
    .values({
      token_hash: hashToken(token),
      player: playerId,
      purpose,
      email,
      expires_at: moment(at + LIFETIMES_MS[purpose]),
    })
    .execute()
  return token
}

/** Uses a token up. Undefined when it is unknown, used or too old; of two at once one gets it. */
export async function useToken(tx: Tx, token: string, purpose: TokenPurpose, now: Instant): Promise<MailedToken | undefined> {
  return tables(tx)
    .updateTable('one_time_token')
    .set({ used_at: moment(now) })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', moment(now))
    .returning(['player as playerId', 'email'])
    .executeTakeFirst()
}

/** Whose token it is or was, used or not, while it has not expired: for answers that may be asked for again. */
export async function readToken(
  db: Reader,
  token: string,
  purpose: TokenPurpose,
  now: Instant,
): Promise<MailedToken | undefined> {
  return tables(db)
    .selectFrom('one_time_token')
    .select(['player as playerId', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', moment(now))
    .executeTakeFirst()
}

/** When the unused token of one purpose was mailed; undefined where there is none. */
export async function readIssuedAt(db: Reader, playerId: Id<'plr'>, purpose: TokenPurpose): Promise<Instant | undefined> {
  const row = await tables(db)
    .selectFrom('one_time_token')
    .select('expires_at')
    .where('player', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row && row.expires_at - LIFETIMES_MS[purpose]
}

/** Unused tokens of one purpose stop working. */
export async function dropTokens(tx: Tx, playerId: Id<'plr'>, purpose: TokenPurpose): Promise<void> {
  await tables(tx)
    .deleteFrom('one_time_token')
    .where('player', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

const tables = (db: Reader) => db.withTables<AuthTables>()
