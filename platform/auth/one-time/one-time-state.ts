import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Rng } from '#kernel/rng.ts'
import type { Clock, Instant } from '#kernel/time.ts'
import { hashToken, newToken } from '../crypto/token.ts'
import type { Reader, Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import type { AuthTables } from './tables.ts'

/** What is remembered between two calls, by purpose. */
export interface StatePayloads {
  /** The first factor was right, the second is still wanted. */
  readonly 'half-sign-in': { readonly playerId: Id<'plr'> }
  /** Everything was right, and the account is closed. */
  readonly 'closed-sign-in': { readonly playerId: Id<'plr'> }
  /** An operator's password was right; with a secret, sealed, in base64, for the first sign-in of all. */
  readonly 'operator-half': { readonly operator: Id<'opr'>; readonly secret: string | null }
  /** Behind the link of an invitation, or of a new beginning. */
  readonly 'operator-join': { readonly operator: Id<'opr'> }
  /** A secret before its first code, sealed, in base64. */
  readonly 'second-factor-setup': { readonly playerId: Id<'plr'>; readonly secret: string }
  readonly 'passkey-registration': { readonly playerId: Id<'plr'>; readonly challenge: string; readonly rpId: string }
  readonly 'passkey-sign-in': { readonly challenge: string; readonly rpId: string }
  /** Somebody who is away at a social provider. */
  readonly 'social-flow': SocialFlow
  /** Somebody whom a provider vouches for and who has no account yet. */
  readonly 'social-sign-up': SocialIdentity
  /** Behind the link of a sign-in alert. */
  readonly 'not-me': { readonly playerId: Id<'plr'>; readonly sessionId: Id<'ses'> }
  /** Shown once to get past the next guarded call. */
  readonly 'captcha-pass': { readonly brand: string }
  /** A solution that was taken. */
  readonly 'captcha-solution': { readonly brand: string }
}

export interface SocialFlow {
  readonly brand: string
  readonly provider: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
  /** Whom to link it to; null to sign in with it. */
  readonly linkTo: Id<'plr'> | null
  readonly returnTo: string
}

export interface SocialIdentity {
  readonly brand: string
  readonly provider: string
  readonly subject: string
  readonly email: string | null
  /** Only as far as the provider says so. */
  readonly isEmailVerified: boolean
  readonly name: string | null
}

export type StatePurpose = keyof StatePayloads

interface Keeping<P extends StatePurpose> {
  readonly purpose: P
  readonly payload: StatePayloads[P]
  readonly lifetimeMs: number
}

/** Remembers something and answers the token that brings it back. */
export async function keepState<P extends StatePurpose>(
  tx: Reader,
  { rng, clock }: { readonly rng: Rng; readonly clock: Clock },
  { purpose, payload, lifetimeMs }: Keeping<P>,
): Promise<string> {
  const token = newToken(rng)
  await tables(tx)
    .insertInto('one_time_state')
    .values({
      token_hash: hashToken(token),
      purpose,
      payload: JSON.stringify(payload),
      expires_at: moment(clock.now() + lifetimeMs),
    })
    .execute()
  return token
}

/** What was remembered, while it lasts. It can still be taken up. */
export async function readState<P extends StatePurpose>(
  db: Reader,
  token: string,
  purpose: P,
  now: Instant,
): Promise<StatePayloads[P] | undefined> {
  const row = await tables(db)
    .selectFrom('one_time_state')
    .select('payload')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', moment(now))
    .executeTakeFirst()
  return row?.payload as StatePayloads[P] | undefined
}

/** Takes it up: of two at once one gets it, and nobody does later. */
export async function takeState<P extends StatePurpose>(
  tx: Reader,
  token: string,
  purpose: P,
  now: Instant,
): Promise<StatePayloads[P] | undefined> {
  const row = await tables(tx)
    .deleteFrom('one_time_state')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', moment(now))
    .returning('payload')
    .executeTakeFirst()
  return row?.payload as StatePayloads[P] | undefined
}

/** Ends sign-ins of this player that stopped half-way or stand before a closed account: what they proved counts no more. */
export async function dropSignIns(tx: Tx, playerId: Id<'plr'>): Promise<void> {
  await sql`
    delete from one_time_state
    where purpose in ('half-sign-in', 'closed-sign-in') and payload ->> 'playerId' = ${playerId}`.execute(tx)
}

/** Likewise of an operator, and links that were given out. */
export async function dropOperatorSignIns(tx: Tx, operator: Id<'opr'>): Promise<void> {
  await sql`
    delete from one_time_state
    where purpose in ('operator-half', 'operator-join') and payload ->> 'operator' = ${operator}`.execute(tx)
}

/** Notes that something of somebody else's making was used; false where it was before. */
export async function useOnce<P extends StatePurpose>(
  tx: Tx,
  key: string,
  { purpose, payload, expiresAt }: Pick<Keeping<P>, 'purpose' | 'payload'> & { readonly expiresAt: Instant },
): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('one_time_state')
    .values({
      token_hash: hashToken(`${purpose}|${key}`),
      purpose,
      payload: JSON.stringify(payload),
      expires_at: moment(expiresAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

const tables = (db: Reader) => db.withTables<AuthTables>()
