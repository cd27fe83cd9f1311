import { z } from 'zod'
import type { Instant } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { millisField, purchaseField } from '#promotions/cells/fields.ts'
import { partFields, partsAfter, partsAt, takePart } from '#promotions/daily-parts/daily-parts.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { balanceGrants } from '#promotions/grants/balance-grants.ts'
import { type ChangedPurchase, onPurchase } from '#promotions/purchases/on-purchase.ts'
import { tellState } from '#promotions/tell-state.ts'
import { type FortunePackage, fortunePush, type Investment, NO_INVESTMENT, presetOf } from '../contract.ts'
import { fortuneCampaign } from '../shared/campaign.ts'

type FortuneRun = Pick<Run<ConfigOf<typeof fortuneCampaign>>, 'config' | 'timeZone'>

/** The purchase of a package, the package by its place in the configuration, and its paid days. */
const plan = z.object({ nth: purchaseField, pack: z.int().min(0).max(9), ...partFields, isReversed: z.boolean() })
const fortuneCell = z.object({ plan: plan.nullable(), version: millisField })
type FortuneCell = z.infer<typeof fortuneCell>

const changed = tellState(fortunePush, investmentAt)

/** One package for each player and run, whose following days each pay a part to a player who comes. */
export const fortune = definePromotion({
  campaign: fortuneCampaign,
  cell: fortuneCell,
  empty: (): FortuneCell => ({ plan: null, version: 0 }),
  on: {
    /** Some of the price must be left. */
    ...onPurchase({ leastOf: () => 1, open: bought, close: setReversed(true), reopen: setReversed(false) }),
    'day.first-seen': visited,
  },
  /** Days after the run's end are paid at once. */
  close(cell, run) {
    const held = heldIn(cell, run)
    return held ? { grants: paying('rest', partsAfter(held.plan, held.pack.days, run), held) } : {}
  },
  cost: ({ packages }) =>
    packages.map(({ id, days }) => fixedCost(`every day of ${id}`, { coins: days.reduce((sum, coins) => sum + coins, 0) })),
})

function bought(cell: FortuneCell, { payload: { preset, nth }, at, day }: PromotionEvent<'purchase.completed'>, run: FortuneRun) {
  const pack = run.config.packages.findIndex((each) => presetOf(each) === preset)
  if (pack < 0) return { ignored: 'other-purchase' }
  if (cell.plan) return { ignored: 'has-package' }
  const begun = { nth, pack, day, paid: 0, isReversed: false }
  return changed(cell, { plan: begun }, { action: 'bought', coins: 0 }, { at, run })
}

/** Once nothing is left of its price, no more is paid; once some stands again, its days go on. */
function setReversed(isReversed: boolean) {
  const told = { action: isReversed ? 'reversed' : 'restored', coins: 0 } as const
  return (cell: FortuneCell, { nth, ...changedIn }: ChangedPurchase<FortuneRun>) =>
    cell.plan?.nth === nth && cell.plan.isReversed !== isReversed
      ? changed(cell, { plan: { ...cell.plan, isReversed } }, told, changedIn)
      : undefined
}

function visited(cell: FortuneCell, { at, day }: PromotionEvent<'day.first-seen'>, run: FortuneRun) {
  const held = heldIn(cell, run)
  if (!held) return { ignored: 'no-package' }
  const part = takePart(held.plan, day, held.pack.days)
  if ('ignored' in part) return part
  const { number, amount: coins, paid } = part
  const outcome = changed(cell, { plan: { ...held.plan, paid } }, { action: 'part', coins }, { at, run })
  return { ...outcome, grants: paying(`part:${number}`, coins, held) }
}

interface Held {
  readonly plan: NonNullable<FortuneCell['plan']>
  readonly pack: FortunePackage
}

/** The package that the player has; undefined without one, and while its purchase is reversed. */
export function heldIn({ plan: own }: FortuneCell, { config }: FortuneRun): Held | undefined {
  return own && !own.isReversed ? { plan: own, pack: config.packages[own.pack]! } : undefined
}

const paying = (key: string, coins: number, { plan: { nth } }: Held) => balanceGrants(key, { coins }, { purchase: nth })

/** The package and its days as players see them at an instant. */
export function investmentAt(cell: FortuneCell, run: FortuneRun, at: Instant): Investment {
  const { plan: own, pack } = heldIn(cell, run) ?? {}
  if (!own || !pack) return { ...NO_INVESTMENT, version: cell.version }
  return { packageId: pack.id, boughtOn: own.day, ...partsAt(own, pack.days, run, at), version: cell.version }
}
