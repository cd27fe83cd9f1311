import type { Id } from '#kernel/id.ts'
import type { Rng } from '#kernel/rng.ts'
import { DAY_MS, HOUR_MS, type Instant } from '#kernel/time.ts'
import { hashToken, newToken } from '../../crypto/token.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import type { AuthTables, TokenPurpose } from '../tables.ts'

const LIFETIMES_MS: Record<TokenPurpose, number> = {
  'reset-password': HOUR_MS,
  'confirm-email': 3 * DAY_MS,
  unlock: HOUR_MS,
}

export interface MailedToken {
  readonly playerId: Id<'plr'>
  /** The address the link was mailed to. */
  readonly email: string
}

/** Creates a token for a mailed link; earlier ones for the same purpose are invalidated. */
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
      expires_at: timestamp(at + LIFETIMES_MS[purpose]),
    })
    .execute()
  return token
}

/** Consumes a token. Undefined if unknown, used or expired; of two concurrent calls one gets it. */
export async function useToken(tx: Tx, token: string, purpose: TokenPurpose, now: Instant): Promise<MailedToken | undefined> {
  return tables(tx)
    .updateTable('one_time_token')
    .set({ used_at: timestamp(now) })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', timestamp(now))
    .returning(['player as playerId', 'email'])
    .executeTakeFirst()
}

/** The owner of an unexpired token, used or not, for calls whose reply may be requested again. */
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
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst()
}

/** When the unused token of one purpose was mailed; undefined if there is none. */
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

/** Invalidates unused tokens of one purpose. */
export async function dropTokens(tx: Tx, playerId: Id<'plr'>, purpose: TokenPurpose): Promise<void> {
  await tables(tx)
    .deleteFrom('one_time_token')
    .where('player', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

const tables = (db: Reader) => db.withTables<AuthTables>()
