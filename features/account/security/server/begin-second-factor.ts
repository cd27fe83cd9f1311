import type { ReplyOf } from '#kernel/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { keepState } from '#platform/auth/one-time/one-time-state.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { isSecondFactorOn, sealSecret } from '#platform/auth/second-factor/second-factor.ts'
import { keyOf, SECRET_BYTES } from '#platform/auth/second-factor/totp.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { beginSecondFactor as contract } from '../contract.ts'

/** Enough time to find the phone and install an app. */
const SETUP_LASTS_MS = 30 * MINUTE_MS

/** Creates a secret. It is stored encrypted and separately until a first code proves that an app has it. */
export async function beginSecondFactor(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const { playerId } = ctx
  if (await isSecondFactorOn(ctx.reader, playerId)) return { success: false, reasonType: 'already-on' }
  await requireProof(ctx)
  const { email, login } = await readPlayer(ctx.reader, playerId)
  const secret = ctx.rng.bytes(SECRET_BYTES)
  const payload = { playerId, secret: sealSecret(ctx, secret).toString('base64') }
  const setup = await ctx.transaction((tx) =>
    keepState(tx, ctx, { purpose: 'second-factor-setup', payload, lifetimeMs: SETUP_LASTS_MS }),
  )
  return { success: true, data: { setup, ...keyOf(secret, { issuer: ctx.theme.name, label: email ?? login }) } }
}
