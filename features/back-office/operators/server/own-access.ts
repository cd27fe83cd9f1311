import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { audit } from '#platform/audit/index.ts'
import { takeState, readState } from '#platform/auth/one-time-state.ts'
import { countOperatorCodes, forgetOperatorFactor, renewOperatorCodes } from '#platform/auth/operator-factor.ts'
import { proveOperator } from '#platform/auth/operator-sign-in.ts'
import { endOperatorSessions, setOperatorPassword } from '#platform/auth/operator-team.ts'
import { asOperator, findOperatorById } from '#platform/auth/operators.ts'
import { refusePassword } from '#platform/auth/password-rules.ts'
import type { VisitorContext } from '#platform/context.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type * as contract from '../shared/operator-contract.ts'

export async function getOwnAccess(visit: VisitorContext): Promise<ReplyOf<typeof contract.getOwnAccess>> {
  const { reader, operator } = await asOperator(visit, 'content-read')
  return { success: true, data: { recoveryCodesLeft: await countOperatorCodes(reader, operator.id) } }
}

/** A session alone changes no way in: password and code are asked for, and their tries counted. */
export async function changeOwnAccess(
  visit: VisitorContext,
  { body: { what, password, code, newPassword = '' } }: InputOf<typeof contract.changeOwnAccess>,
): Promise<ReplyOf<typeof contract.changeOwnAccess>> {
  const ctx = await asOperator(visit, 'content-read')
  const { id, name } = ctx.operator
  const refused = what === 'password' ? await refusePassword(newPassword, [name, ctx.theme.name]) : undefined
  if (refused) return { success: false, reasonType: refused }
  const hash = what === 'password' ? await hashPassword(newPassword) : ''
  const proof = await proveOperator(visit, ctx.operator, { password, code })
  if (proof !== 'right') return { success: false, reasonType: proof }
  return ctx.change<ReplyOf<typeof contract.changeOwnAccess>>(async (tx) => {
    const recoveryCodes = what === 'codes' ? await renewOperatorCodes(visit, tx, id) : null
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

/** By the link of an invitation: the password is chosen, and the sign-in that follows sets the app up. */
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
