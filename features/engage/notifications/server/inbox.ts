import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { NotificationWish, ServerFeature } from '#platform/feature.ts'
import { promotionForbiddenBy } from '#platform/may-promote.ts'
import { pushTo } from '#platform/outbox/index.ts'
import { type getInbox as getContract, inboxPush, MESSAGES_SHOWN, type readMessage as readContract } from '../contract.ts'
import { countUnread, dropMessage, keepMessage, type KeptMessage, markRead, readMessages } from './inbox-store.ts'
import { keptUntil } from './rules.ts'

type Slices = () => readonly ServerFeature[]

/** Notifications are listed on the site too, whatever the player's devices show. */
export const inboxListeners: NonNullable<ServerFeature['on']> = {
  async 'notification.wanted'(ctx, { playerId, payload }, tx) {
    await keep(tx, ctx, playerId, payload)
  },
  async 'notification.withdrawn'(_ctx, { playerId, payload }, tx) {
    if (await dropMessage(tx, playerId, payload.key)) await pushTo(tx, playerId, inboxPush, { action: 'changed' })
  },
}

/** Pages learn of a message that is due; one that falls due later is counted when a page next reads the profile. */
export async function keep(tx: Tx, ctx: Pick<Context, 'clock'>, playerId: Id<'plr'>, wish: NotificationWish): Promise<void> {
  const now = ctx.clock.now()
  const dueAt = wish.dueAt ?? now
  const isNew = await keepMessage(tx, playerId, { ...wish, dueAt, expiresAt: keptUntil(wish, dueAt) }, now)
  if (isNew && dueAt <= now) await pushTo(tx, playerId, inboxPush, { action: 'changed' })
}

export const getInboxWith =
  (slices: Slices) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof getContract>> => {
    const { reader, locale } = ctx
    const asked = await whatMayBeShown(ctx, slices())
    const [messages, unread] = await Promise.all([readMessages(reader, asked, MESSAGES_SHOWN), countUnread(reader, asked)])
    const inWords = ({ id, kind, title, body, url, dueAt, isRead }: KeptMessage) => ({
      id: id.toString(),
      kind,
      title: title[locale],
      text: body[locale],
      link: url,
      at: Math.floor(dueAt / SECOND_MS),
      isRead,
    })
    return { success: true, data: { messages: messages.map(inWords), unread } }
  }

/** For the profile, which every page of a player reads. */
export async function unreadOf(ctx: PlayerContext, slices: readonly ServerFeature[]): Promise<number> {
  const asked = { playerId: ctx.playerId, now: ctx.clock.now(), mayPromote: true }
  const unread = await countUnread(ctx.reader, asked)
  return unread === 0 ? 0 : countUnread(ctx.reader, await whatMayBeShown(ctx, slices))
}

export async function readMessage(
  ctx: PlayerContext,
  { body: { id } }: InputOf<typeof readContract>,
): Promise<ReplyOf<typeof readContract>> {
  const { playerId } = ctx
  await ctx.transaction(async (tx) => {
    if (await markRead(tx, playerId, id === null ? null : BigInt(id), ctx.clock.now()))
      await pushTo(tx, playerId, inboxPush, { action: 'changed' })
  })
  return { success: true }
}

/** Invitations to play are hidden from a protected player. */
async function whatMayBeShown(ctx: PlayerContext, slices: readonly ServerFeature[]) {
  const { playerId } = ctx
  const now = ctx.clock.now()
  return { playerId, now, mayPromote: !(await promotionForbiddenBy(ctx, slices, { playerId, channel: 'site' })) }
}
