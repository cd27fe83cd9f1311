import { createHmac } from 'node:crypto'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { chatAuth as contract } from '../contract.ts'
import { support } from '../feature.ts'

const LIFETIME_MS = 10 * MINUTE_MS

export interface ChatVisitor {
  readonly playerId: string
  readonly login: string
  readonly email: string | null
  readonly appName: string
}

/** The chat provider identifies a player by these facts. */
export interface ChatProvider {
  readonly id: string
  tokenFor(ctx: Pick<Context, 'vault' | 'clock' | 'theme'>, visitor: ChatVisitor): string
}

/** The site's own chat: the player's conversation with the team; the token is a signed identity (JWT, HS256). */
export const ownChat: ChatProvider = {
  id: 'own',
  tokenFor({ vault, clock, theme }, { playerId, login, email, appName }) {
    const iat = Math.floor(clock.now() / SECOND_MS)
    const claims = { sub: playerId, login, email, aud: appName, iss: theme.id, iat, exp: iat + LIFETIME_MS / SECOND_MS }
    const signed = [{ alg: 'HS256', typ: 'JWT' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${signed}.${createHmac('sha256', vault.keyFor('support-chat')).update(signed).digest('base64url')}`
  },
}

/**
 * Only for a brand with a chat, and only for the caller: the body is the page's claim, the session is authoritative.
 */
export const chatAuthWith =
  (provider: ChatProvider) =>
  async (ctx: PlayerContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    if (!optionsOf(ctx.theme, support).hasChat) throw new AppError('not-found', 'Chat isn’t available on this site.')
    const { id, login, email } = await readPlayer(ctx.reader, ctx.playerId)
    if (body.login !== login || body.email !== (email ?? ''))
      throw new AppError('forbidden', 'These details belong to another player.')
    return { token: provider.tokenFor(ctx, { playerId: id, login, email, appName: body.appName }) }
  }
