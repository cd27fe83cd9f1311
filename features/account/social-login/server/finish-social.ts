import type { ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { admit } from '#platform/auth/sign-in/complete-sign-in.ts'
import { audit } from '#platform/audit/index.ts'
import { type SocialFlow, type SocialIdentity, takeState } from '#platform/auth/one-time/one-time-state.ts'
import { findCredentials } from '#platform/auth/players.ts'
import { findBySocial, keepSocialSignUp, linkSocial } from '#platform/auth/sign-in/social-accounts.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { finishSocial as contract, ReturnRefusal } from '../contract.ts'
import { mailLinked } from './mail-linked.ts'
import { type Providers, wasRefused } from './relying-on.ts'
import { FLOW_COOKIE } from './start-social.ts'

type Reply = ReplyOf<typeof contract>

const refused = (reasonType: ReturnRefusal, returnTo: string): Reply => ({ success: false, reasonType, returnTo })

/** Handles the return from a provider. A flow is consumed once, in the browser that started it. */
export const finishSocial =
  (providers: Providers) =>
  async (ctx: VisitorContext, { body }: { body: { search: string } }): Promise<Reply> => {
    const token = ctx.cookies.get(FLOW_COOKIE)
    const flow = token && (await takeState(ctx.reader, token, 'social-flow', ctx.clock.now()))
    const provider = flow && flow.brand === ctx.theme.id && providers.all.find(({ id }) => id === flow.provider)
    if (!flow || !provider) return refused('expired', '/')
    ctx.cookies.clear(FLOW_COOKIE)
    try {
      const vouched = await providers.whoCameBack(provider, flow, body.search)
      const identity = { ...vouched, brand: flow.brand, provider: flow.provider }
      return flow.linkTo ? await link(ctx, flow, { ...identity, title: provider.title }) : await enter(ctx, flow, identity)
    } catch (error) {
      if (await wasRefused(error)) return refused('refused', flow.returnTo)
      ctx.log.warn({ provider: flow.provider, reason: String(error) }, 'a social provider identified no one')
      return refused('failed', flow.returnTo)
    }
  }

/** Links to the requesting account, only while it is still signed in here. */
async function link(
  ctx: VisitorContext,
  { linkTo, returnTo }: SocialFlow,
  identity: SocialIdentity & { readonly title: string },
): Promise<Reply> {
  const playerId = ctx.session?.playerId
  if (!playerId || playerId !== linkTo) return refused('expired', returnTo)
  const done: Reply = { success: true, data: { outcome: 'linked', returnTo } }
  return ctx.transaction(async (tx): Promise<Reply> => {
    if (!(await linkSocial(tx, playerId, identity, ctx.clock.now()))) {
      const owner = await findBySocial(tx, identity)
      if (owner === playerId) return done
      return refused(owner ? 'linked-elsewhere' : 'already-linked', returnTo)
    }
    const { provider, email, title } = identity
    await mailLinked(ctx, tx, playerId, title)
    const actor = { kind: 'player', id: playerId } as const
    await audit(tx, ctx, { actor, subject: playerId, what: 'social-linked', after: { provider, email }, address: ctx.address })
    return done
  })
}

/**
 * Signs in to the linked account, or opens the sign-up form. An e-mail address alone links nothing, even if verified:
 * its owner signs in first and links from there.
 */
async function enter(ctx: VisitorContext, { returnTo }: SocialFlow, identity: SocialIdentity): Promise<Reply> {
  const owner: Id<'plr'> | undefined = await findBySocial(ctx.reader, identity)
  if (owner) {
    const admission = await admit(ctx, owner, 'social')
    if (!admission.isIn) return refused(admission.reason, returnTo)
    return { success: true, data: { outcome: 'signed-in', returnTo } }
  }
  const isKnown = identity.email && (await findCredentials(ctx.reader, ctx.theme.id, identity.email))
  if (isKnown) return refused('sign-in-first', returnTo)
  await keepSocialSignUp(ctx, identity)
  return { success: true, data: { outcome: 'sign-up', returnTo } }
}
