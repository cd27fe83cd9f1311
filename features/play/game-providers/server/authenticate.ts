import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { authenticate as authenticateContract, balance as balanceContract } from '../contract.ts'
import { readSession } from './launch.ts'
import { signerOf } from './providers.ts'
import { findOpenRound } from './store.ts'
import { replyTo } from './wallet.ts'

/** Returns the owner of a launch token. May be called any number of times while the game page is open. */
export async function authenticate(
  ctx: ProviderContext,
  { body }: InputOf<typeof authenticateContract>,
): Promise<ReplyOf<typeof authenticateContract>> {
  const refused = (status: 'INVALID_PARTNER' | 'INVALID_SIGNATURE' | 'INVALID_TOKEN' | 'TOKEN_EXPIRED') => ({
    status,
    request_uuid: body.request_uuid,
  })
  const provider = await signerOf(ctx)
  if (typeof provider === 'string') return refused(provider)
  return ctx.transaction(async (tx) => {
    const session = await readSession(tx, { provider: provider.id, token: body.token, now: ctx.clock.now() })
    if (!session) return refused('INVALID_TOKEN')
    if (session.isOver) return refused('TOKEN_EXPIRED')
    const reply = await replyTo(tx, body.request_uuid, { status: 'OK', of: session })
    return { ...reply, game_code: session.game, open_round: await findOpenRound(tx, session) }
  })
}

/** The balance that may be played now. */
export async function balance(
  ctx: ProviderContext,
  { body }: InputOf<typeof balanceContract>,
): Promise<ReplyOf<typeof balanceContract>> {
  const provider = await signerOf(ctx)
  if (typeof provider === 'string') return { status: provider, request_uuid: body.request_uuid }
  return ctx.transaction(async (tx) => {
    const session = await readSession(tx, { provider: provider.id, token: body.token, now: ctx.clock.now() })
    if (session?.player !== body.user) return { status: 'INVALID_TOKEN', request_uuid: body.request_uuid }
    return replyTo(tx, body.request_uuid, { status: 'OK', of: session })
  })
}
