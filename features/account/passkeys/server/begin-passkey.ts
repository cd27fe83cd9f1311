import type { ReplyOf } from '#kernel/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { keepState } from '#platform/auth/one-time/one-time-state.ts'
import { listPasskeys } from '#platform/auth/sign-in/passkeys.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { requireProof } from '#platform/auth/proof.ts'
import type { PlayerContext } from '#platform/context.ts'
import { type beginPasskey as contract, PASSKEYS_MAX } from '../contract.ts'
import { relyingParty, SIGNATURES } from './relying-party.ts'

const SETUP_LASTS_MS = 10 * MINUTE_MS

/** A fresh challenge, stored for one answer. The passkey must be discoverable and verify its user. */
export async function beginPasskey(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  await requireProof(ctx)
  const { playerId } = ctx
  const { rpId } = relyingParty(ctx)
  const [player, known] = await Promise.all([readPlayer(ctx.reader, playerId), listPasskeys(ctx.reader, playerId)])
  if (known.length >= PASSKEYS_MAX) return { success: false, reasonType: 'too-many' }
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: ctx.theme.name,
    rpID: rpId,
    userID: new TextEncoder().encode(playerId),
    userName: player.email ?? player.login,
    userDisplayName: player.login,
    challenge: Uint8Array.from(ctx.rng.bytes(32)),
    timeout: SETUP_LASTS_MS,
    supportedAlgorithmIDs: SIGNATURES,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const payload = { playerId, challenge: options.challenge, rpId }
  const setup = await ctx.transaction((tx) =>
    keepState(tx, ctx, { purpose: 'passkey-registration', payload, lifetimeMs: SETUP_LASTS_MS }),
  )
  return { success: true, data: { setup, options: { ...options } } }
}
