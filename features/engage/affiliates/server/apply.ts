import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { takeInquiry } from '#platform/inquiries.ts'
import { queueMail } from '#platform/mail/queue.ts'
import type { Application, apply as contract } from '../contract.ts'
import { affiliates } from '../feature.ts'
import { insertApplication } from './store.ts'

/** Stores the application and notifies the team once; the response does not reveal whether the address is known. */
export const applyWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { mailTo } = optionsOf(ctx.theme, affiliates)
    await ctx.transaction(async (tx) => {
      const { name, email, website, message } = body
      const player = ctx.session?.playerId ?? null
      const row = { name, email, website, message, brand: ctx.theme.id, player, at: ctx.clock.now() }
      if (!(await insertApplication(tx, row))) return
      const key = `partnership ${ctx.theme.id} ${email.toLowerCase()}`
      await takeInquiry(ctx, tx, { key, topic: 'partnership', email, text: textOf(body), slices: slices() })
      if (mailTo) await queueMail(tx, ctx, { to: mailTo, locale: 'en', content: mailOf(body) })
    })
    return { success: true }
  }

const textOf = ({ name, website, message }: Application): string => [name, website, message].filter(Boolean).join('\n')

const mailOf = ({ name, email, website, message }: Application) => ({
  subject: 'New affiliate application',
  greeting: 'Hello,',
  paragraphs: [`${name} (${email}) has applied to be an affiliate with ${website}.`, ...(message ? [message] : [])],
  closing: 'Your site',
})
