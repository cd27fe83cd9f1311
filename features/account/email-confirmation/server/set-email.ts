import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { profilePush } from '#features/account/account/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { mailLink } from '#platform/auth/one-time/mailed-links.ts'
import { dropSignIns } from '#platform/auth/one-time/one-time-state.ts'
import { dropTokens } from '#platform/auth/one-time/one-time-tokens.ts'
import { lockPlayer, ONE_ACCOUNT_AN_EMAIL, readPlayer, setUnconfirmedEmail } from '#platform/auth/players.ts'
import { requireProof } from '#platform/auth/proof.ts'
import type { PlayerContext } from '#platform/context.ts'
import { brokeUnique } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { pushTo } from '#platform/outbox/index.ts'
import { maySignUp, slicesOn } from '#platform/slices.ts'
import type { setEmail as contract } from '../contract.ts'
import { CONFIRMATION } from './confirmation-mail.ts'

type Reply = ReplyOf<typeof contract>
type Input = Pick<InputOf<typeof contract>, 'body'>

/** Sets the account's address, or corrects an unconfirmed one; links mailed to the old address stop working. */
export const setEmailWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext, { body }: Input): Promise<Reply> => {
    await requireProof(ctx)
    const who = { ...(await readPlayer(ctx.reader, ctx.playerId)), email: body.email }
    // An address barred from opening an account cannot be added to one either.
    if (!(await maySignUp(ctx, slices(), who))) return { success: false, reasonType: 'email-taken' }
    try {
      return await give(ctx, body.email, slicesOn(ctx, slices()))
    } catch (error) {
      if (brokeUnique(error, ONE_ACCOUNT_AN_EMAIL)) return { success: false, reasonType: 'email-taken' }
      throw error
    }
  }

const give = (ctx: PlayerContext, email: string, slices: readonly ServerFeature[]): Promise<Reply> =>
  ctx.transaction(async (tx) => {
    const before = await lockPlayer(tx, ctx.playerId)
    if (before.email === email && before.emailConfirmedAt === null) return { success: true }
    const player = { ...before, email }
    if (!(await setUnconfirmedEmail(tx, player.id, email))) return { success: false, reasonType: 'already-confirmed' }
    for (const purpose of ['reset-password', 'unlock'] as const) await dropTokens(tx, player.id, purpose)
    await dropSignIns(tx, player.id)
    await mailLink(ctx, tx, player, CONFIRMATION)
    for (const { personChanged } of slices) await personChanged?.(ctx, tx, player.id)
    await pushTo(tx, player.id, profilePush, { action: 'changed' })
    const actor = { kind: 'player', id: player.id } as const
    await audit(tx, ctx, {
      actor,
      subject: player.id,
      what: 'email-given',
      before: { email: before.email },
      after: { email },
      address: ctx.address,
    })
    return { success: true }
  })
