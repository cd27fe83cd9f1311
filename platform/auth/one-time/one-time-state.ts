import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Rng } from '#kernel/rng.ts'
import type { Clock, Instant } from '#kernel/time.ts'
import { hashToken, newToken } from '../../crypto/token.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import type { AuthTables } from '../tables.ts'

/** State kept between two calls, by purpose. */
export interface StatePayloads {
  /** First factor correct, second factor pending. */
  readonly 'half-sign-in': { readonly playerId: Id<'plr'> }
  /** All factors correct, account closed. */
  readonly 'closed-sign-in': { readonly playerId: Id<'plr'> }
  /** An operator's password was correct; on the first sign-in with a new TOTP secret (sealed, base64). */
  readonly 'operator-half': { readonly operator: Id<'opr'>; readonly secret: string | null }
  /** Behind an invitation or reset link. */
  readonly 'operator-join': { readonly operator: Id<'opr'> }
  /** A TOTP secret before its first code, sealed, base64. */
  readonly 'second-factor-setup': { readonly playerId: Id<'plr'>; readonly secret: string }
  readonly 'passkey-registration': { readonly playerId: Id<'plr'>; readonly challenge: string; readonly rpId: string }
  readonly 'passkey-sign-in': { readonly challenge: string; readonly rpId: string }
  /** A visitor redirected to a social provider. */
  readonly 'social-flow': SocialFlow
  /** A visitor authenticated by a provider, without an account yet. */
  readonly 'social-sign-up': SocialIdentity
  /** Behind the link of a sign-in alert. Bound to the address it was sent to, which may have changed since. */
  readonly 'not-me': { readonly playerId: Id<'plr'>; readonly sessionId: Id<'ses'>; readonly email: string }
  /** Presented once to pass the next guarded call. */
  readonly 'captcha-pass': { readonly brand: string }
  /** A successful call, by its idempotency key. */
  readonly 'answered-call': { readonly playerId: Id<'plr'>; readonly fingerprint: string; readonly reply: unknown }
  /** A proof-of-work solution that was used. */
  readonly 'captcha-solution': { readonly brand: string }
}

export interface SocialFlow {
  readonly brand: string
  readonly provider: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
  /** The player to link to; null to sign in. */
  readonly linkTo: Id<'plr'> | null
  readonly returnTo: string
}

export interface SocialIdentity {
  readonly brand: string
  readonly provider: string
  readonly subject: string
  readonly email: string | null
  /** Only as far as the provider reports it. */
  readonly isEmailVerified: boolean
  readonly name: string | null
}

export type StatePurpose = keyof StatePayloads

interface Keeping<P extends StatePurpose> {
  readonly purpose: P
  readonly payload: StatePayloads[P]
  readonly lifetimeMs: number
}

/** Stores state and returns the token that retrieves it. */
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
      expires_at: timestamp(clock.now() + lifetimeMs),
    })
    .execute()
  return token
}

/** Reads the state without consuming it; undefined once expired. */
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
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst()
  return row?.payload as StatePayloads[P] | undefined
}

/** Consumes the state: of two concurrent calls one gets it. */
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
    .where('expires_at', '>', timestamp(now))
    .returning('payload')
    .executeTakeFirst()
  return row?.payload as StatePayloads[P] | undefined
}

/** Invalidates pending sign-ins and mailed alert links of this player, whose proof is out of date. */
export async function dropSignIns(tx: Tx, playerId: Id<'plr'>): Promise<void> {
  await sql`
    delete from one_time_state
    where purpose in ('half-sign-in', 'closed-sign-in', 'not-me') and payload ->> 'playerId' = ${playerId}`.execute(tx)
}

/** The same for an operator, including invitation links. */
export async function dropOperatorSignIns(tx: Tx, operator: Id<'opr'>): Promise<void> {
  await sql`
    delete from one_time_state
    where purpose in ('operator-half', 'operator-join') and payload ->> 'operator' = ${operator}`.execute(tx)
}

/** Marks an external value as used; false if it already was. */
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
      expires_at: timestamp(expiresAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

const tables = (db: Reader) => db.withTables<AuthTables>()
