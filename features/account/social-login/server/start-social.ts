import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { keepState } from '#platform/auth/one-time/one-time-state.ts'
import { requireProof } from '#platform/auth/proof.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { newToken } from '#platform/crypto/token.ts'
import type { startSocial as contract } from '../contract.ts'
import type { Providers } from './relying-on.ts'

/** Binds the flow to the browser that started it: only that browser's return is accepted. */
export const FLOW_COOKIE = 'social-flow'
const FLOW_LASTS_MS = 15 * MINUTE_MS
/** The redirect URI, which operators register with the provider. */
const RETURN_PATH = '/signin/social'

type Input = Pick<InputOf<typeof contract>, 'body'>

export const startSocial =
  (providers: Providers) =>
  (ctx: VisitorContext, { body }: Input): Promise<ReplyOf<typeof contract>> =>
    begin(ctx, providers, { ...body, linkTo: null })

/** Adding a sign-in method is a change of credentials and requires a proof. */
export const linkSocial =
  (providers: Providers) =>
  async (ctx: PlayerContext, { body }: Input): Promise<ReplyOf<typeof contract>> => {
    await requireProof(ctx)
    return begin(ctx, providers, { ...body, linkTo: ctx.playerId })
  }

async function begin(
  ctx: VisitorContext,
  providers: Providers,
  wanted: { provider: string; returnTo: string; linkTo: Id<'plr'> | null },
): Promise<ReplyOf<typeof contract>> {
  const provider = providers.all.find(({ id }) => id === wanted.provider)
  if (!provider) return { success: false, reasonType: 'unknown-provider' }
  const flow = {
    brand: ctx.theme.id,
    provider: provider.id,
    state: newToken(ctx.rng),
    nonce: newToken(ctx.rng),
    verifier: newToken(ctx.rng),
    redirectUri: `${ctx.origin}${RETURN_PATH}`,
    linkTo: wanted.linkTo,
    returnTo: wanted.returnTo,
  }
  try {
    const url = await providers.pageOf(provider, flow)
    const kept = { purpose: 'social-flow', payload: flow, lifetimeMs: FLOW_LASTS_MS } as const
    const token = await ctx.transaction((tx) => keepState(tx, ctx, kept))
    ctx.cookies.set(FLOW_COOKIE, token, { maxAgeSeconds: FLOW_LASTS_MS / SECOND_MS })
    return { success: true, data: { url } }
  } catch (error) {
    ctx.log.warn({ provider: provider.id, reason: String(error) }, 'a social provider does not answer')
    return { success: false, reasonType: 'provider-down' }
  }
}
