import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { SiteServices } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type { HeardCall } from '#platform/payments/provider.ts'
import type { hearProvider as contract } from '../contract.ts'
import type { AskDeps } from '#platform/payments/ask-providers.ts'
import { wake } from '#platform/outbox/index.ts'
import { takeFacts } from '#platform/payments/take-facts.ts'
import { keepWebhook } from '#platform/payments/webhook-store.ts'

/** Answered only once the facts are stored. A forged or stale message leaves no row, and learns no reason. */
export const hearProviderWith =
  ({ contextOf, ...deps }: AskDeps & Pick<SiteServices, 'contextOf'>) =>
  async (ctx: ProviderContext, { params }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const heard = verified(deps, ctx, params.provider)
    const at = ctx.clock.now()
    const { provider } = params
    const webhook = { provider, message: heard.id, facts: heard.facts }
    try {
      await ctx.transaction(async (tx) => {
        await keepWebhook(tx, { ...webhook, failure: null }, at)
        // A provider may send the messages of all brands to one host.
        await takeFacts(ctx, tx, deps.slices(), { facts: heard.facts, heard: { provider, source: 'webhook', at }, contextOf })
      })
      // Its player sees it at once.
      wake()
    } catch (error) {
      // The provider repeats it, and until then operators see what failed.
      await ctx.transaction((tx) => keepWebhook(tx, { ...webhook, failure: failureText(error) }, at))
      throw error
    }
    return { success: true }
  }

const FAILURE_MAX = 300

const failureText = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, FAILURE_MAX)

function verified({ payments }: AskDeps, ctx: ProviderContext, id: string): Extract<HeardCall, { is: 'own' }> {
  const provider = payments.find((each) => each.id === id)
  const heard = provider?.hear(ctx.raw, ctx.clock.now()) ?? { is: 'forged' as const }
  if (heard.is === 'own') return heard
  ctx.log.warn({ provider: id, is: heard.is }, 'a payment message was refused')
  throw new AppError('not-signed-in', 'The signature is invalid.')
}
