import { createHash } from 'node:crypto'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { PushConfig } from '#platform/config/push.ts'
import { AppError } from '#platform/problem.ts'
import type { ProviderName, subscribe as subscribeContract, unsubscribe as unsubscribeContract } from '../contract.ts'
import { judgeEndpoint } from '#platform/push/push-hosts.ts'
import { forgetDevice, keepDevice } from './store.ts'

export interface DeviceRules {
  readonly config: PushConfig
  readonly provider: ProviderName
  readonly vapidKey: () => Promise<string>
}

/**
 * Registers the device of the signed-in player. No guard or idle timeout applies, because the browser may renew its
 * token by itself at any time.
 */
export const subscribeWith =
  ({ config, provider, vapidKey }: DeviceRules) =>
  async (ctx: VisitorContext, { body }: InputOf<typeof subscribeContract>): Promise<ReplyOf<typeof subscribeContract>> => {
    const { session } = ctx
    if (!session) throw new AppError('not-signed-in', 'Sign in first.')
    const { record } = body
    const { endpoint, vapidKey: ofDevice } = record.subscriptionOptions
    const isKnown = body.provider === provider && judgeEndpoint(endpoint, config).isAllowed
    if (!isKnown) return { success: false, reasonType: 'unknown-service' }
    if (ofDevice !== (await vapidKey())) return { success: false, reasonType: 'other-key' }
    if (provider === 'web-push' && record.token !== tokenOf(endpoint)) {
      throw new AppError('invalid-input', 'The token doesn’t match the endpoint.')
    }
    const device = { provider, record, playerId: session.playerId, session: session.id, theme: ctx.theme.id, locale: ctx.locale }
    await ctx.transaction((tx) => keepDevice(tx, device, ctx.clock.now()))
    return { success: true }
  }

export async function unsubscribe(
  ctx: VisitorContext,
  { body }: InputOf<typeof unsubscribeContract>,
): Promise<ReplyOf<typeof unsubscribeContract>> {
  await ctx.transaction((tx) => forgetDevice(tx, body.endpoint))
  return { success: true }
}

/** Identifies a standard subscription; the page computes the same value. */
const tokenOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url')
