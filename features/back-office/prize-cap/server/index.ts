import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { readLatestActions } from '#platform/audit/history.ts'
import { readOperatorNames } from '#platform/auth/operators/operator-team.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { changeBrandCap, decideRaise, readBrandCap, readCapRaise } from '#promotions/claims/brand-cap.ts'
import { readPot } from '#promotions/claims/pots.ts'
import * as contract from '../contract.ts'

/** The daily cap on the entries that a brand's promotions grant. */
export const prizeCapServer: ServerFeature = {
  id: 'prize-cap',
  isInEveryTheme: true,
  routes: [
    bind(contract.readPrizeCap, readPrizeCap),
    bind(contract.changePrizeCap, changePrizeCap),
    bind(contract.decidePrizeCap, decidePrizeCap),
  ],
}

/** The audit trail's name of a brand's cap. */
const subjectOf = (brand: string): string => `prize-cap ${brand}`

async function readPrizeCap(ctx: OperatorContext): Promise<ReplyOf<typeof contract.readPrizeCap>> {
  const { reader, theme, today } = ctx
  const subject = subjectOf(theme.id)
  const [centsPerDay, raise, pot, names, actions] = await Promise.all([
    readBrandCap(reader, theme.id),
    readCapRaise(reader, theme.id),
    readPot(reader, `brand:${theme.id}:${today}`),
    readOperatorNames(reader),
    readLatestActions(reader, { brand: theme.id, subjects: [subject] }),
  ])
  const why = actions.get(subject)?.why ?? ''
  const asked = raise && {
    centsPerDay: raise.centsPerDay,
    by: names.get(raise.by) ?? raise.by,
    isYours: raise.by === ctx.operator.id,
    why,
  }
  const grantedToday = centsPerDay === null ? null : pot ? pot.total - pot.left : 0
  return { success: true, data: { centsPerDay, grantedToday, raise: asked ?? null } }
}

async function changePrizeCap(
  ctx: OperatorContext,
  { body: { centsPerDay, why } }: InputOf<typeof contract.changePrizeCap>,
): Promise<ReplyOf<typeof contract.changePrizeCap>> {
  const brand = ctx.theme.id
  return ctx.change(async (tx) => {
    const change = { brand, centsPerDay, by: ctx.operator.id, at: ctx.clock.now() }
    const { outcome, before } = await changeBrandCap(tx, change)
    const what = outcome === 'lowered' ? 'prize-cap-lowered' : 'prize-cap-raise-requested'
    const audit = { subject: subjectOf(brand), what, why, before: { centsPerDay: before }, after: { centsPerDay } }
    return { audit: outcome === 'unchanged' ? null : audit, value: { success: true as const, data: { outcome } } }
  })
}

async function decidePrizeCap(
  ctx: OperatorContext,
  { body: { isApproved, centsPerDay, why } }: InputOf<typeof contract.decidePrizeCap>,
): Promise<ReplyOf<typeof contract.decidePrizeCap>> {
  const brand = ctx.theme.id
  return ctx.change<ReplyOf<typeof contract.decidePrizeCap>>(async (tx) => {
    const decision = { brand, centsPerDay, isApproved, by: ctx.operator.id, at: ctx.clock.now() }
    const outcome = await decideRaise(tx, decision)
    if (outcome !== 'done') return { audit: null, value: { success: false, reasonType: outcome } }
    const what = isApproved ? 'prize-cap-raised' : 'prize-cap-raise-rejected'
    return { audit: { subject: subjectOf(brand), what, why, after: { centsPerDay } }, value: { success: true } }
  })
}
