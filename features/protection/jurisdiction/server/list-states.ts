import type { ReplyOf } from '#kernel/contract.ts'
import { STATES } from '#kernel/states.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getRestrictionInfo } from '../contract.ts'
import { lawOf } from './law.ts'
import { JURISDICTION_RULES, type JurisdictionRule, productAt } from '../shared/jurisdictions.ts'

/** Every state with what is open there today, and its next known change. */
export async function listStates(ctx: VisitorContext): Promise<ReplyOf<typeof getRestrictionInfo>> {
  const { own } = lawOf(ctx)
  const states = Object.entries(STATES).map(([code, name]) => {
    const product = productOf(code, ctx.today, own)
    return { code, name, product, next: nextChange(code, ctx.today, own) }
  })
  return { success: true, data: { states } }
}

const productOf = (state: string, day: CalendarDay, own: readonly JurisdictionRule[]) =>
  productAt({ country: 'US', state }, day, own)

function nextChange(state: string, today: CalendarDay, own: readonly JurisdictionRule[]) {
  const now = productOf(state, today, own)
  const days = [...own, ...JURISDICTION_RULES].map(({ since }) => since).filter((since) => since > today)
  const since = days.toSorted().find((day) => productOf(state, day, own) !== now)
  return since ? { product: productOf(state, since, own), since } : null
}
