import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import type * as contract from '../shared/operator-contract.ts'

type Reply = ReplyOf<typeof contract.stopPromotions>

/** The audit trail's name of a brand's kill switch. */
export const killSubject = (brand: string): string => `kill-switch ${brand}`

/** Any operator with write access stops promotions; only an approving role resumes them. */
export const switchPromotions =
  (isOn: boolean) =>
  async (ctx: OperatorContext, { body: { why } }: InputOf<typeof contract.stopPromotions>): Promise<Reply> => {
    const brand = ctx.theme.id
    return ctx.change<Reply>(async (tx) => {
      const isChanged = await setKillSwitch(tx, { brand, isOn, by: ctx.operator.id, at: ctx.clock.now() })
      const what = isOn ? 'promotions-stopped' : 'promotions-resumed'
      const audit = { subject: killSubject(brand), what, why, before: { isOn: !isOn }, after: { isOn } }
      return { audit: isChanged ? audit : null, value: { success: true, data: { isChanged } } }
    })
  }
