import type { Id } from '#kernel/id.ts'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import type { VisitorContext } from '../../context.ts'
import { hashToken, newToken } from '../../crypto/token.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import type { AuthTables } from '../tables.ts'

const DEVICE_COOKIE = 'device'
/** Persists from one sign-in to the next, as the cookie settings disclose. */
export const DEVICE_KEPT_MS = 365 * DAY_MS
const TOKEN = /^[\w-]{43}$/

export interface RememberedDevice {
  readonly token: string
  /** True if the player has known devices and this is not one of them. A player's first device never counts as new. */
  readonly isNew: boolean
}

/** Records that the player uses this browser. `setDeviceCookie` sets the cookie after the commit. */
export async function rememberDevice(ctx: VisitorContext, tx: Tx, playerId: Id<'plr'>): Promise<RememberedDevice> {
  const token = shownToken(ctx) ?? newToken(ctx.rng)
  const token_hash = hashToken(token)
  const known = await devicesOf(tx, playerId)
  const at = timestamp(ctx.clock.now())
  await tables(tx)
    .insertInto('known_device')
    .values({ player: playerId, token_hash, first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) => conflict.columns(['player', 'token_hash']).doUpdateSet({ last_seen_at: at }))
    .execute()
  return { token, isNew: known.length > 0 && !known.some((each) => each.equals(token_hash)) }
}

export function setDeviceCookie(ctx: VisitorContext, { token }: RememberedDevice): void {
  ctx.cookies.set(DEVICE_COOKIE, token, { maxAgeSeconds: DEVICE_KEPT_MS / SECOND_MS })
}

/** The key of this browser in `known_device`, if a player has signed in with it. */
export function shownDevice(ctx: VisitorContext): Buffer | undefined {
  const token = shownToken(ctx)
  return token === undefined ? undefined : hashToken(token)
}

/** Players who have signed in with this browser. */
export async function playersOfDevice(db: Reader, tokenHash: Buffer): Promise<Id<'plr'>[]> {
  const rows = await tables(db).selectFrom('known_device').select('player').where('token_hash', '=', tokenHash).execute()
  return rows.map(({ player }) => player)
}

export async function devicesOf(db: Reader, playerId: Id<'plr'>): Promise<Buffer[]> {
  const rows = await tables(db).selectFrom('known_device').select('token_hash').where('player', '=', playerId).execute()
  return rows.map(({ token_hash }) => token_hash)
}

function shownToken({ cookies }: VisitorContext): string | undefined {
  const kept = cookies.get(DEVICE_COOKIE)
  return kept !== undefined && TOKEN.test(kept) ? kept : undefined
}

const tables = (db: Reader) => db.withTables<AuthTables>()
