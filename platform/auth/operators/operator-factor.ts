import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { audit } from '../../audit/index.ts'
import type { Context, VisitorContext } from '../../context.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import { hashRecoveryCode, newRecoveryCodes, plainCode } from '../second-factor/recovery-codes.ts'
import { stepOf } from '../second-factor/totp.ts'

const SEAL = 'operator factor'

export const sealOperatorSecret = ({ vault }: Pick<Context, 'vault'>, secret: Uint8Array): string =>
  vault.seal(SEAL, secret).toString('base64')

const openOperatorSecret = ({ vault }: Pick<Context, 'vault'>, sealed: string): Buffer =>
  vault.open(SEAL, Buffer.from(sealed, 'base64'))

/** Enrolls the app with its first code; undefined if the code is wrong or another sign-in enrolled one concurrently. */
export async function enableOperatorFactor(
  ctx: VisitorContext,
  tx: Tx,
  id: Id<'opr'>,
  { secret, code }: { readonly secret: string; readonly code: string },
): Promise<string[] | undefined> {
  const now = ctx.clock.now()
  const step = stepOf(openOperatorSecret(ctx, secret), code, now)
  if (step === undefined) return undefined
  const { numAffectedRows } = await sql`
    insert into operator_factor (operator, secret, enabled_at, last_step)
    values (${id}, ${Buffer.from(secret, 'base64')}, ${timestamp(now)}, ${step})
    on conflict do nothing`.execute(tx)
  if (numAffectedRows !== 1n) return undefined
  await note(ctx, tx, id, 'operator-factor-set')
  return renewOperatorCodes(ctx, tx, id)
}

/** Checks a TOTP or recovery code. Each code works once, also under concurrent use. */
export async function spendOperatorCode(ctx: VisitorContext, tx: Tx, id: Id<'opr'>, code: string): Promise<boolean> {
  const { rows } = await sql<{ secret: Buffer }>`select secret from operator_factor where operator = ${id}`.execute(tx)
  const sealed = rows[0]?.secret
  if (!sealed) return false
  const step = stepOf(ctx.vault.open(SEAL, sealed), plainCode(code), ctx.clock.now())
  if (step === undefined) return spendFromList(ctx, tx, id, code)
  const { numAffectedRows } = await sql`
    update operator_factor set last_step = ${step} where operator = ${id} and last_step < ${step}`.execute(tx)
  return numAffectedRows === 1n
}

async function spendFromList(ctx: VisitorContext, tx: Tx, id: Id<'opr'>, code: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from operator_recovery_code
    where operator = ${id} and code_hash = ${hashRecoveryCode(ctx.vault, code)}`.execute(tx)
  if (numAffectedRows !== 1n) return false
  await note(ctx, tx, id, 'operator-recovery-code-used')
  return true
}

/** Ten new recovery codes, returned only here; earlier ones are invalidated. */
export async function renewOperatorCodes(ctx: Context, tx: Tx, id: Id<'opr'>): Promise<string[]> {
  const codes = newRecoveryCodes(ctx.rng)
  const hashes = codes.map((code) => hashRecoveryCode(ctx.vault, code))
  await sql`delete from operator_recovery_code where operator = ${id}`.execute(tx)
  await sql`insert into operator_recovery_code (operator, code_hash) select ${id}, unnest(${hashes}::bytea[])`.execute(tx)
  return codes
}

/** The next sign-in enrolls a new app. */
export async function forgetOperatorFactor(tx: Tx, id: Id<'opr'>): Promise<void> {
  await sql`delete from operator_recovery_code where operator = ${id}`.execute(tx)
  await sql`delete from operator_factor where operator = ${id}`.execute(tx)
}

export async function countOperatorCodes(db: Reader, id: Id<'opr'>): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from operator_recovery_code where operator = ${id}`.execute(db)
  return rows[0]?.left ?? 0
}

const note = (ctx: VisitorContext, tx: Tx, id: Id<'opr'>, what: string): Promise<void> =>
  audit(tx, ctx, { actor: { kind: 'operator', id }, subject: id, what, address: ctx.address })
