import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { audit } from '#platform/audit/index.ts'
import { takeState, readState } from '#platform/auth/one-time/one-time-state.ts'
import { countOperatorCodes, forgetOperatorFactor, renewOperatorCodes } from '#platform/auth/operators/operator-factor.ts'
import { proveOperator } from '#platform/auth/operators/operator-sign-in.ts'
import { endOperatorSessions, setOperatorPassword } from '#platform/auth/operators/operator-team.ts'
import { findOperatorById, type OperatorContext } from '#platform/auth/operators/operators.ts'
import { refusePassword } from '#platform/auth/passwords/password-rules.ts'
import type { VisitorContext } from '#platform/context.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type * as contract from '../shared/operator-contract.ts'

export async function getOwnAccess(ctx: OperatorContext): Promise<ReplyOf<typeof contract.getOwnAccess>> {
  const { reader, operator } = ctx
  return { success: true, data: { recoveryCodesLeft: await countOperatorCodes(reader, operator.id) } }
}

/** A session alone changes no credential: password and code are required, and the attempts are counted. */
export async function changeOwnAccess(
  ctx: OperatorContext,
  { body: { what, password, code, newPassword = '' } }: InputOf<typeof contract.changeOwnAccess>,
): Promise<ReplyOf<typeof contract.changeOwnAccess>> {
  const { id, name } = ctx.operator
  const refused = what === 'password' ? await refusePassword(newPassword, [name, ctx.theme.name]) : undefined
  if (refused) return { success: false, reasonType: refused }
  const hash = what === 'password' ? await hashPassword(newPassword) : ''
  const proof = await proveOperator(ctx.visit, ctx.operator, { password, code })
  if (proof !== 'right') return { success: false, reasonType: proof }
  return ctx.change<ReplyOf<typeof contract.changeOwnAccess>>(async (tx) => {
    const recoveryCodes = what === 'codes' ? await renewOperatorCodes(ctx.visit, tx, id) : null
    if (what === 'password') await setOperatorPassword(tx, id, hash)
    if (what === 'app') await forgetOperatorFactor(tx, id)
    if (what !== 'codes') await endOperatorSessions(tx, id, ctx.clock.now())
    return { audit: { subject: id, what: CHANGES[what] }, value: { success: true, data: { recoveryCodes } } }
  })
}

const CHANGES = {
  password: 'operator-password-changed',
  codes: 'operator-recovery-codes-renewed',
  app: 'operator-factor-forgotten',
} as const

/** Redeems an invitation link: the operator chooses a password, and the following sign-in sets up the app. */
export async function joinTeam(
  ctx: VisitorContext,
  { body: { token, password } }: InputOf<typeof contract.joinTeam>,
): Promise<ReplyOf<typeof contract.joinTeam>> {
  const kept = await readState(ctx.reader, token, 'operator-join', ctx.clock.now())
  const operator = kept && (await findOperatorById(ctx, kept.operator))
  if (!operator) return { success: false, reasonType: 'link-over' }
  const refused = await refusePassword(password, [operator.name, ctx.theme.name])
  if (refused) return { success: false, reasonType: refused }
  const hash = await hashPassword(password)
  const isMine = await ctx.transaction((tx) => join(ctx, tx, { id: operator.id, token, hash }))
  return isMine ? { success: true, data: { name: operator.name } } : { success: false, reasonType: 'link-over' }
}

async function join(
  ctx: VisitorContext,
  tx: Parameters<typeof setOperatorPassword>[0],
  { id, token, hash }: { readonly id: Id<'opr'>; readonly token: string; readonly hash: string },
): Promise<boolean> {
  if (!(await takeState(tx, token, 'operator-join', ctx.clock.now()))) return false
  await setOperatorPassword(tx, id, hash)
  const actor = { kind: 'operator', id } as const
  await audit(tx, ctx, { actor, subject: id, what: 'operator-joined', address: ctx.address })
  return true
}
