import { checkPassword } from '#platform/auth/check-password.ts'
import { readCredentials } from '#platform/auth/players.ts'
import { checkCode } from '#platform/auth/second-factor.ts'
import type { Id } from '#kernel/id.ts'
import type { VisitorContext } from '#platform/context.ts'

export type ProofFault = 'wrong-credentials' | 'wrong-code' | 'locked-out'

interface Given {
  readonly password: string
  /** Undefined where none is wanted. */
  readonly code: string | undefined
}

/** Why password and code prove nothing; undefined when both are right. Who has no password proves by the code alone. */
export async function refuseProof(ctx: VisitorContext, playerId: Id<'plr'>, given: Given): Promise<ProofFault | undefined> {
  const credentials = await readCredentials(ctx.reader, playerId)
  if (credentials.passwordHash !== null || given.code === undefined) {
    const attempt = { identifier: credentials.player.login, password: given.password }
    const check = await checkPassword(ctx, attempt, credentials)
    if (!check.isRight) return check.reason
  }
  if (given.code === undefined) return undefined
  const check = await checkCode(ctx, playerId, given.code)
  if (check.isRight) return undefined
  return check.reason === 'locked-out' ? 'locked-out' : 'wrong-code'
}
