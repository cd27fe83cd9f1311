import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { VisitorContext } from '#platform/context.ts'
import { queueMail } from '#platform/mail/queue.ts'
import type { Application, apply as contract } from '../contract.ts'
import { affiliates } from '../feature.ts'
import { insertApplication } from './store.ts'

/** Keeps the application and tells the operator, once; the answer is the same whether the address is known or not. */
export async function apply(ctx: VisitorContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const { mailTo } = optionsOf(ctx.theme, affiliates)
  await ctx.transaction(async (tx) => {
    const { name, email, website, message } = body
    const player = ctx.session?.playerId ?? null
    const row = { name, email, website, message, brand: ctx.theme.id, player, at: ctx.clock.now() }
    const isNew = await insertApplication(tx, row)
    if (isNew && mailTo) await queueMail(tx, ctx, { to: mailTo, locale: 'en', content: mailOf(body) })
  })
  return { success: true }
}

const mailOf = ({ name, email, website, message }: Application) => ({
  subject: 'Somebody wants to be a partner',
  greeting: 'Hello,',
  paragraphs: [`${name} (${email}) would bring players from ${website}.`, ...(message ? [message] : [])],
  closing: 'The site',
})
