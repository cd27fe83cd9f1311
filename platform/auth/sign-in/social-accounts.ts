import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { VisitorContext } from '../../context.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import { keepState, readState, type SocialIdentity, takeState } from '../one-time/one-time-state.ts'
import type { AuthTables } from '../tables.ts'

export interface SocialAccount {
  readonly provider: string
  readonly email: string | null
  readonly linkedAt: Instant
}

type Named = Pick<SocialIdentity, 'brand' | 'provider' | 'subject'>

/** The player it is linked to at this brand. */
export async function findBySocial(db: Reader, { brand, provider, subject }: Named): Promise<Id<'plr'> | undefined> {
  const row = await tables(db)
    .selectFrom('social_account')
    .select('player')
    .where('brand', '=', brand)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.player
}

export async function listSocialAccounts(db: Reader, playerId: Id<'plr'>): Promise<SocialAccount[]> {
  return tables(db)
    .selectFrom('social_account')
    .select(['provider', 'email', 'linked_at as linkedAt'])
    .where('player', '=', playerId)
    .orderBy('provider')
    .execute()
}

/** False if it is already linked, or the player has another account of this provider. */
export async function linkSocial(tx: Tx, playerId: Id<'plr'>, identity: SocialIdentity, at: Instant): Promise<boolean> {
  const { brand, provider, subject, email } = identity
  const inserted = await tables(tx)
    .insertInto('social_account')
    .values({ brand, provider, subject, player: playerId, email, linked_at: timestamp(at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function unlinkSocial(tx: Tx, playerId: Id<'plr'>, provider: string): Promise<boolean> {
  const deleted = await tables(tx)
    .deleteFrom('social_account')
    .where('player', '=', playerId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Cookie of a visitor authenticated by a provider who has no account yet. */
const SIGN_UP_COOKIE = 'social-sign-up'
const SIGN_UP_LASTS_MS = 30 * MINUTE_MS

export async function keepSocialSignUp(ctx: VisitorContext, payload: SocialIdentity): Promise<void> {
  const kept = { purpose: 'social-sign-up', payload, lifetimeMs: SIGN_UP_LASTS_MS } as const
  const token = await ctx.transaction((tx) => keepState(tx, ctx, kept))
  ctx.cookies.set(SIGN_UP_COOKIE, token, { maxAgeSeconds: SIGN_UP_LASTS_MS / SECOND_MS })
}

/** The provider identity of this browser that has no account yet. */
export async function readSocialSignUp(ctx: VisitorContext): Promise<SocialIdentity | undefined> {
  const token = ctx.cookies.get(SIGN_UP_COOKIE)
  const identity = token && (await readState(ctx.reader, token, 'social-sign-up', ctx.clock.now()))
  return identity && identity.brand === ctx.theme.id ? identity : undefined
}

/** Links it to the account being opened; false if it was consumed concurrently. */
export async function takeSocialSignUp(ctx: VisitorContext, tx: Tx, playerId: Id<'plr'>): Promise<boolean> {
  const token = ctx.cookies.get(SIGN_UP_COOKIE)
  const now = ctx.clock.now()
  const identity = token && (await takeState(tx, token, 'social-sign-up', now))
  return identity ? linkSocial(tx, playerId, identity, now) : false
}

const tables = (db: Reader) => db.withTables<AuthTables>()
