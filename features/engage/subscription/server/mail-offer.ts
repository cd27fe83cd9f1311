import type { JobContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { displayName, readPlayer } from '#platform/auth/players.ts'
import type { DomainEvent, ServerFeature } from '#platform/feature.ts'
import { localePath } from '#kernel/locale.ts'
import { promotionForbiddenBy } from '#platform/may-promote.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { unsubscribeByMailer } from '../contract.ts'
import { isWanted } from './choices.ts'
import { tokenOf } from './link.ts'
import { obstacleOf } from './rules.ts'
import { noteMail } from './store.ts'

const FRAME = {
  en: { greeting: 'Hi {name},', closing: 'Have fun,', unsubscribe: 'Unsubscribe' },
  es: { greeting: 'Hola, {name}:', closing: 'Que te diviertas,', unsubscribe: 'Cancelar suscripción' },
} as const

/** Mails an offer to those allowed: opted in, confirmed, not on a break or excluded, and not mailed before. */
export const mailOffer =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: JobContext, { playerId, payload }: DomainEvent<'offer-mail.wanted'>, tx: Tx): Promise<void> => {
    const player = await readPlayer(tx, playerId)
    if (!player.email || obstacleOf('email', player) || !(await isWanted(tx, playerId, 'email'))) return
    // The vetoes read through this transaction, so that its uncommitted changes count.
    const asking = { ...ctx, reader: tx }
    if (await promotionForbiddenBy(asking, slices(), { playerId, channel: 'email' })) return
    if (!(await noteMail(tx, playerId, payload.key, ctx.clock.now()))) return
    const { locale } = player
    const token = tokenOf(ctx, playerId)
    const frame = FRAME[locale]
    await queueMail(tx, ctx, {
      to: player.email,
      locale,
      content: {
        subject: payload.subject[locale],
        greeting: frame.greeting.replace('{name}', displayName(player)),
        paragraphs: payload.paragraphs[locale],
        action: { label: payload.action.label[locale], path: localePath(payload.action.path, locale) },
        closing: frame.closing,
        unsubscribe: {
          label: frame.unsubscribe,
          path: `${localePath('/unsubscribe', locale)}?token=${token}`,
          oneClickPath: `${unsubscribeByMailer.path}?token=${token}`,
        },
      },
    })
  }
