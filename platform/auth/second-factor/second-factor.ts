import type { Id } from '#kernel/id.ts'
import type { Context, VisitorContext } from '../../context.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import { hashRecoveryCode, newRecoveryCodes, plainCode } from './recovery-codes.ts'
import type { AuthTables } from '../tables.ts'
import { stepOf } from './totp.ts'
import { type Check, tryProof } from '../sign-in/try-proof.ts'

const SEAL = 'second factor'

export const sealSecret = ({ vault }: Pick<Context, 'vault'>, secret: Uint8Array): Buffer => vault.seal(SEAL, secret)
export const openSecret = ({ vault }: Pick<Context, 'vault'>, sealed: Uint8Array): Buffer => vault.open(SEAL, sealed)

export async function isSecondFactorOn(db: Reader, playerId: Id<'plr'>): Promise<boolean> {
  return (
    (await tables(db).selectFrom('second_factor').select('player').where('player', '=', playerId).executeTakeFirst()) !==
    undefined
  )
}

export async function countRecoveryCodes(db: Reader, playerId: Id<'plr'>): Promise<number> {
  const rows = await tables(db)
    .selectFrom('recovery_code')
    .select('player')
    .where('player', '=', playerId)
    .where('used_at', 'is', null)
    .execute()
  return rows.length
}

/** Enables it with the time step of its first code, which then cannot be reused; false if one is already enabled. */
export async function enableSecondFactor(
  ctx: Context,
  tx: Tx,
  { playerId, sealed, step }: { playerId: Id<'plr'>; sealed: Buffer; step: number },
): Promise<boolean> {
  const row = { player: playerId, secret: sealed, enabled_at: timestamp(ctx.clock.now()), last_step: step }
  const inserted = await tables(tx)
    .insertInto('second_factor')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function disableSecondFactor(tx: Tx, playerId: Id<'plr'>): Promise<void> {
  await tables(tx).deleteFrom('recovery_code').where('player', '=', playerId).execute()
  await tables(tx).deleteFrom('second_factor').where('player', '=', playerId).execute()
}

/** Ten new recovery codes, returned only here; earlier ones are invalidated. */
export async function renewRecoveryCodes(ctx: Context, tx: Tx, playerId: Id<'plr'>): Promise<string[]> {
  const codes = newRecoveryCodes(ctx.rng)
  await tables(tx).deleteFrom('recovery_code').where('player', '=', playerId).execute()
  await tables(tx)
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ player: playerId, code_hash: hashRecoveryCode(ctx.vault, code) })))
    .execute()
  return codes
}

/** One attempt with a TOTP or recovery code. Each code works once, also under concurrent use. */
export const checkCode = (ctx: VisitorContext, playerId: Id<'plr'>, code: string): Promise<Check> =>
  tryProof(ctx, { playerId, why: 'wrong code' }, async () =>
    (await ctx.transaction((tx) => spendCode(ctx, tx, playerId, plainCode(code)))) ? 'whole' : 'wrong',
  )

async function spendCode(ctx: Context, tx: Tx, playerId: Id<'plr'>, code: string): Promise<boolean> {
  const now = ctx.clock.now()
  const row = await tables(tx).selectFrom('second_factor').select('secret').where('player', '=', playerId).executeTakeFirst()
  if (!row) return false
  const step = stepOf(openSecret(ctx, row.secret), code, now)
  if (step === undefined) return spendRecoveryCode(ctx, tx, playerId, code)
  const updated = await tables(tx)
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('player', '=', playerId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

async function spendRecoveryCode(ctx: Context, tx: Tx, playerId: Id<'plr'>, code: string): Promise<boolean> {
  const updated = await tables(tx)
    .updateTable('recovery_code')
    .set({ used_at: timestamp(ctx.clock.now()) })
    .where('player', '=', playerId)
    .where('code_hash', '=', hashRecoveryCode(ctx.vault, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

const tables = (db: Reader) => db.withTables<AuthTables>()
