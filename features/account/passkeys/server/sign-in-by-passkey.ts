import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { completeSignIn } from '#platform/auth/sign-in/complete-sign-in.ts'
import { keepState, takeState } from '#platform/auth/one-time/one-time-state.ts'
import { findPasskey, notePasskeyUse, type Passkey } from '#platform/auth/sign-in/passkeys.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { noteProof } from '#platform/auth/proof.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import { wakeSession } from '#platform/auth/sessions.ts'
import { clearFailures, guardSubject } from '#platform/auth/sign-in/sign-in-guard.ts'
import type { VisitorContext } from '#platform/context.ts'
import type {
  askPasskey as askContract,
  proveByPasskey as proveContract,
  signInByPasskey as signInContract,
} from '../contract.ts'
import { relyingParty } from './relying-party.ts'

type Answered = Pick<InputOf<typeof signInContract>, 'body'>

/** The browser may offer its passkeys for as long as the sign-in sheet is open. */
const CHALLENGE_LASTS_MS = 30 * MINUTE_MS

/** A fresh challenge, stored for one answer. It names no account: the browser knows its passkeys. */
export async function askPasskey(ctx: VisitorContext): Promise<ReplyOf<typeof askContract>> {
  const { rpId } = relyingParty(ctx)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: Uint8Array.from(ctx.rng.bytes(32)),
    timeout: CHALLENGE_LASTS_MS,
    userVerification: 'required',
  })
  const payload = { challenge: options.challenge, rpId }
  const challenge = await ctx.transaction((tx) =>
    keepState(tx, ctx, { purpose: 'passkey-sign-in', payload, lifetimeMs: CHALLENGE_LASTS_MS }),
  )
  return { success: true, data: { challenge, options: { ...options } } }
}

/** Possession plus a fingerprint or PIN: a complete sign-in, which also lifts the lock of failed passwords (ACC-6). */
export async function signInByPasskey(ctx: VisitorContext, { body }: Answered): Promise<ReplyOf<typeof signInContract>> {
  const passkey = await usePasskey(ctx, body)
  if (!passkey) return { success: false, reasonType: 'unknown-passkey' }
  const { playerId } = passkey
  await ctx.transaction((tx) => clearFailures(tx, guardSubject(ctx.theme.id, { playerId })))
  const admission = await completeSignIn(ctx, playerId, 'passkey')
  if (!admission.isIn) return { success: false, reasonType: 'account-closed' }
  return { success: true, data: { playerId } }
}

export async function proveByPasskey(ctx: VisitorContext, { body }: Answered): Promise<ReplyOf<typeof proveContract>> {
  const session = signedIn(ctx)
  const passkey = await usePasskey(ctx, body)
  if (passkey?.playerId !== session.playerId) return { success: false, reasonType: 'unknown-passkey' }
  const now = ctx.clock.now()
  await ctx.transaction(async (tx) => {
    await wakeSession(tx, session.id, now)
    await noteProof(tx, session.id, now)
  })
  return { success: true }
}

/** Consumes the challenge on success and failure; returns the passkey that answered it, if any. */
async function usePasskey(ctx: VisitorContext, { challenge, answer }: Answered['body']): Promise<Passkey | undefined> {
  const now = ctx.clock.now()
  const asked = await takeState(ctx.reader, challenge, 'passkey-sign-in', now)
  const passkey = asked && (await findPasskey(ctx.reader, answer.id))
  if (!passkey || passkey.rpId !== asked.rpId) return undefined
  if ((await readPlayer(ctx.reader, passkey.playerId)).brand !== ctx.theme.id) return undefined
  const counter = await readCounter(ctx, {
    passkey,
    challenge: asked.challenge,
    answer: answer as unknown as AuthenticationResponseJSON,
  })
  if (counter === undefined) return undefined
  return (await ctx.transaction((tx) => notePasskeyUse(tx, passkey.id, counter, now))) ? passkey : undefined
}

async function readCounter(
  ctx: VisitorContext,
  { passkey, challenge, answer }: { passkey: Passkey; challenge: string; answer: AuthenticationResponseJSON },
): Promise<number | undefined> {
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty(ctx).origin,
      expectedRPID: passkey.rpId,
      credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    ctx.log.info({ reason: (error as Error).message }, 'a passkey was not taken')
    return undefined
  }
}
