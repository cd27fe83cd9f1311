import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { takeState } from '#platform/auth/one-time/one-time-state.ts'
import { insertPasskey, listPasskeys } from '#platform/auth/sign-in/passkeys.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { lockSignInMethods } from '#platform/auth/sign-in/sign-in-methods.ts'
import type { PlayerContext } from '#platform/context.ts'
import { type addPasskey as contract, PASSKEYS_MAX } from '../contract.ts'
import { noteChange } from '#platform/auth/note-change.ts'
import { PASSKEY_ADDED } from './mail-texts.ts'
import { relyingParty, SIGNATURES } from './relying-party.ts'

type Reply = ReplyOf<typeof contract>

/** Stores the passkey made for our challenge. The challenge is consumed on success and failure. */
export async function addPasskey(ctx: PlayerContext, { body }: InputOf<typeof contract>): Promise<Reply> {
  await requireProof(ctx)
  const { playerId } = ctx
  const now = ctx.clock.now()
  const setup = await takeState(ctx.reader, body.setup, 'passkey-registration', now)
  if (setup?.playerId !== playerId) return refused('setup-expired')
  const made = await readAnswer(ctx, setup, body.answer as unknown as RegistrationResponseJSON)
  if (!made) return refused('not-verified')
  return ctx.transaction(async (tx) => {
    await lockSignInMethods(tx, playerId)
    if ((await listPasskeys(tx, playerId)).length >= PASSKEYS_MAX) return refused('too-many')
    const isNew = await insertPasskey(tx, { ...made, playerId, rpId: setup.rpId, name: body.name, createdAt: now })
    if (!isNew) return refused('already-kept')
    await noteChange(ctx, tx, { ...PASSKEY_ADDED, after: { name: body.name } })
    return { success: true }
  })
}

const refused = (reasonType: Extract<Reply, { success: false }>['reasonType']): Reply => ({ success: false, reasonType })

async function readAnswer(
  ctx: PlayerContext,
  { challenge, rpId }: { challenge: string; rpId: string },
  response: RegistrationResponseJSON,
) {
  try {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo: info } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty(ctx).origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: SIGNATURES,
      requireUserVerification: true,
    })
    if (!info) return undefined
    const { id, publicKey, counter, transports = [] } = info.credential
    return { id, publicKey, counter, transports, isSynced: info.credentialBackedUp }
  } catch (error) {
    ctx.log.info({ reason: (error as Error).message }, 'a passkey was not taken')
    return undefined
  }
}
