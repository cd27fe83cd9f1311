import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { ProviderContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { hearProvider as contract } from '../contract.ts'
import { applyWord } from './apply-word.ts'
import type { Provider } from './standing.ts'

/** A word of the provider's own server. Who signs wrongly learns nothing, not even whether the check exists. */
export const hearProviderWith =
  (provider: Provider) =>
  async (ctx: ProviderContext, { params, body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    if (params.provider !== provider?.id || !provider.isOwn(ctx.signed, ctx.clock.now())) {
      throw new AppError('forbidden', 'This word is not signed as it should be.')
    }
    return { success: true, data: { outcome: await applyWord(ctx, provider.id, body) } }
  }
