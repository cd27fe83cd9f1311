import { readPlayer } from '#platform/auth/players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import type { JobContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DomainEvent } from '#platform/feature.ts'
import { pushTo } from '#platform/outbox/index.ts'
import { playerIdentityVerificationPush } from '../contract.ts'
import { mailOutcome } from './mail-outcome.ts'
import { settle } from './settle.ts'
import { insertCheck, lockIdentity, readChecks } from './store.ts'

/** An accepted identity document verifies the player, with or without a provider. */
export async function onDocument(
  ctx: JobContext,
  { playerId, payload }: DomainEvent<'identity-document.decided'>,
  tx: Tx,
): Promise<void> {
  await lockIdentity(tx, playerId)
  if (!payload.isAccepted || (await isVerified(tx, playerId))) return
  const at = ctx.clock.now()
  const player = await readPlayer(tx, playerId)
  const { name, surname, birthDate } = player
  // Without a name there is nothing to compare: once approved, the account could never get one.
  if (!name || !surname) return
  if (!(await readChecks(tx, playerId)).some(({ state }) => state === 'open')) {
    await insertCheck(tx, { id: ctx.newId('chk'), brand: ctx.theme.id, player: playerId, provider: 'staff', at })
  }
  const check = (await readChecks(tx, playerId)).find(({ state }) => state === 'open')!
  const person = { name, surname, birthDate }
  const verdict = await settle(tx, ctx, { check, verdict: { state: 'approved', reason: null }, person, by: payload.by })
  if (verdict.state === 'duplicate')
    await pushTo(tx, playerId, playerIdentityVerificationPush, { action: 'duplicateCredentials' })
  await mailOutcome(tx, ctx, player, verdict)
}
