import type { VisitorContext } from '../../context.ts'
import { verifyPassword } from '../../crypto/password.ts'
import type { Credentials } from '../players.ts'
import { isSecondFactorOn } from '../second-factor/second-factor.ts'
import { type Check, tryProof } from '../sign-in/try-proof.ts'

/**
 * One password attempt, counted before it is checked. Unknown names take the same steps and time and lock after the
 * same number of attempts, so neither reply nor timing reveals which accounts exist (ACC-5, ACC-6).
 */
export async function checkPassword(
  ctx: VisitorContext,
  { identifier, password }: { identifier: string; password: string },
  credentials: Credentials | undefined,
): Promise<Check> {
  const who = credentials ? { playerId: credentials.player.id } : { identifier }
  return tryProof(ctx, { ...who, why: credentials ? 'wrong password' : 'unknown name' }, async () => {
    if (!(await verifyPassword(credentials?.passwordHash, password))) return 'wrong'
    // If a second factor is required, a correct password alone does not clear wrong codes.
    return credentials && (await isSecondFactorOn(ctx.reader, credentials.player.id)) ? 'half' : 'whole'
  })
}
