import type { ReplyOf } from '#kernel/contract.ts'
import { maskPhone, toE164 } from '#kernel/phone.ts'
import { audit } from '#platform/audit/index.ts'
import { lockPlayer, readPlayer } from '#platform/auth/players.ts'
import { requireProof } from '#platform/auth/proof.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/problem.ts'
import { queueText } from '#platform/sms/queue.ts'
import type { requestCode as contract } from '../contract.ts'
import { CODE_LIFETIME_MS, readPhoneState } from './get-phone.ts'
import { codeText, hashCode, newCode } from './phone-code.ts'
import { keepCode, lockPhone, readSent } from './store.ts'
import { isTextable, refuseSend } from './rules.ts'

type Reply = ReplyOf<typeof contract>

/**
 * Texts a code within the limits of player and number. Only the right code reveals that a number is taken: otherwise
 * anyone could find out who plays here.
 */
export const requestCode =
  (isOffered: boolean) =>
  async (ctx: PlayerContext, { body }: { body: { phone: string } }): Promise<Reply> => {
    if (!isOffered) throw new AppError('not-found', 'Text messages aren’t available on this site.')
    const phone = toE164(body.phone)
    if (!phone || !(await isTextable(phone))) return { success: false, reasonType: 'phone-wrong' }
    const { phoneConfirmedAt, phone: known } = await readPlayer(ctx.reader, ctx.playerId)
    if (phoneConfirmedAt !== null && known !== phone) await requireProof(ctx)
    return ctx.transaction((tx) => send(ctx, tx, phone))
  }

async function send(ctx: PlayerContext, tx: Tx, phone: string): Promise<Reply> {
  const { playerId, clock, theme, vault, locale } = ctx
  const now = clock.now()
  const player = await lockPlayer(tx, playerId)
  if (player.phoneConfirmedAt !== null && player.phone === phone) return { success: false, reasonType: 'phone-confirmed' }
  await lockPhone(tx, theme.id, phone)
  const sending = { player: playerId, brand: theme.id, phone }
  const refusal = refuseSend(phone, await readSent(tx, sending, now), now)
  if (refusal) return { success: false, ...refusal }
  const code = newCode(ctx.rng)
  const expiresAt = now + CODE_LIFETIME_MS
  const message = await queueText(tx, ctx, { to: phone, body: codeText(locale, theme.name, code), expiresAt })
  await keepCode(tx, sending, { hash: hashCode(vault, sending, code), sentAt: now, expiresAt, message })
  const actor = { kind: 'player', id: playerId } as const
  await audit(tx, ctx, {
    actor,
    subject: playerId,
    what: 'phone-code-sent',
    after: { phone: maskPhone(phone) },
    address: ctx.address,
  })
  return { success: true, data: await readPhoneState(ctx, tx, true) }
}
