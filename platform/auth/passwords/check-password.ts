import type { VisitorContext } from '../context.ts'
import { verifyPassword } from '../crypto/password.ts'
import type { Credentials } from './players.ts'
import { isSecondFactorOn } from './second-factor.ts'
import { type Check, tryProof } from './try-proof.ts'

/**
 * One try at a password, counted before it is made. Unknown names take the same steps in the same time, and lock after
 * the same number of tries, so that answers and clocks tell nobody which accounts exist (ACC-5, ACC-6).
 */
export async function checkPassword(
  ctx: VisitorContext,
  { identifier, password }: { identifier: string; password: string },
  credentials: Credentials | undefined,
): Promise<Check> {
  const who = credentials ? { playerId: credentials.player.id } : { identifier }
  return tryProof(ctx, { ...who, why: credentials ? 'wrong password' : 'unknown name' }, async () => {
    if (!(await verifyPassword(credentials?.passwordHash, password))) return 'wrong'
    // Where a code is wanted too, a right password alone forgives no wrong codes.
    return credentials && (await isSecondFactorOn(ctx.reader, credentials.player.id)) ? 'half' : 'whole'
  })
}
