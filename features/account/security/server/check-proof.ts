import { checkPassword } from '#platform/auth/passwords/check-password.ts'
import { readCredentials } from '#platform/auth/players.ts'
import { checkCode } from '#platform/auth/second-factor/second-factor.ts'
import type { Id } from '#kernel/id.ts'
import type { VisitorContext } from '#platform/context.ts'

export type ProofFault = 'wrong-credentials' | 'wrong-code' | 'locked-out'

interface Given {
  readonly password: string
  /** Undefined if none is required. */
  readonly code: string | undefined
}

/** Why password or code is refused; undefined if both are right. Without a password the code alone is the proof. */
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
