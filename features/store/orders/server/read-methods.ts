import { methodIds, type MethodId } from '#kernel/payment-method.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { readCaps, readSums } from '#platform/caps/caps.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { getMethods as contract } from '../contract.ts'
import { providersFor } from '#platform/payments/providers-for.ts'
import { methodsIn } from './methods.ts'
import { readSavedMethods } from './saved-methods.ts'
import type { SettleDeps } from './settle-order.ts'

export const getMethodsWith =
  ({ payments }: SettleDeps) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => {
    const saved = await readSavedMethods(ctx.reader, ctx.playerId)
    return {
      success: true,
      data: {
        methods: methodsIn(providersFor(payments, ctx.session)).map(({ id, window }) => ({ id, window })),
        saved: saved.flatMap(({ id, method, title }) => (isMethod(method) ? [{ id, methodId: method, title }] : [])),
        limitLeft: await readLimitLeft(ctx),
        isTest: payments.some(({ isTest }) => isTest),
      },
    }
  }

const isMethod = (method: string): method is MethodId => (methodIds as readonly string[]).includes(method)

/** US cents that the tightest purchase limit still allows. */
async function readLimitLeft({ reader, playerId, clock }: PlayerContext): Promise<number | null> {
  const caps = (await readCaps(reader, playerId)).filter(({ scope }) => scope === 'Purchases')
  if (caps.length === 0) return null
  const sums = await readSums(reader, playerId, clock.now())
  const left = caps.map(({ amount, period }) => {
    const given = sums.find((sum) => sum.scope === 'Purchases' && sum.period === period)?.given ?? 0n
    return Number(amount - given)
  })
  return Math.max(0, Math.min(...left))
}
