import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { findPlayer } from '#platform/auth/players.ts'
import type { ProviderContext, RequestContext, VisitorContext } from '#platform/context.ts'
import type { unsubscribe as contract, unsubscribeByMailer as mailerContract } from '../contract.ts'
import { keepChange } from './choices.ts'
import { playerOf } from './link.ts'

export const unsubscribe = (ctx: VisitorContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> =>
  end(ctx, body.token, 'link')

export const unsubscribeByMailer = (
  ctx: ProviderContext,
  { query }: InputOf<typeof mailerContract>,
): Promise<ReplyOf<typeof mailerContract>> => end(ctx, query.token, 'mailer')

async function end(ctx: RequestContext, token: string, source: 'link' | 'mailer'): Promise<ReplyOf<typeof contract>> {
  const id = playerOf(ctx, token)
  const player = id && (await findPlayer(ctx.reader, id))
  if (player?.brand !== ctx.theme.id) return { success: false, reasonType: 'link-wrong' }
  const change = { player: player.id, channel: 'email', isOn: false, source, address: ctx.address } as const
  await ctx.transaction((tx) => keepChange(ctx, tx, change))
  return { success: true }
}
