import type { Locale } from '#kernel/locale.ts'
import type { Unavailability } from '#kernel/run-sales.ts'
import type { Instant } from '#kernel/time.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { PromotionDefinition, Run } from '../definition.ts'
import { readRun, type RunningPromotion } from '../entry.ts'
import { mayTakePart } from '../runs/may-take-part.ts'

export interface Package {
  /** US cents. */
  readonly priceCents: number
  readonly coins: number
}

interface RunSales<C, Cell, P extends Package> {
  readonly packagesOf: (config: C) => readonly P[]
  /** Its name in an order, and whether a name is one of these. */
  readonly presetOf: (sold: NoInfer<P>) => string
  readonly isPreset: (name: string) => boolean
  /** Whether the player has had the one of this run. */
  readonly isBought: (cell: Cell) => boolean
  /** Until when the run must last for a package that is bought now. */
  readonly neededUntil: (sold: NoInfer<P>, now: Instant, run: Run<C>) => Instant
  /** Names the sale in orders, with the run: each player buys one. */
  readonly offer: string
  /** An order's title, from the campaign's. */
  readonly titleOf: (title: string, sold: NoInfer<P>) => Readonly<Record<Locale, string>>
}

/** Packages of coins that a promotion sells while it runs: one for each player and run. What else they bring is the step's. */
export const runSales = <C, Cell, P extends Package>(promotion: PromotionDefinition<C, Cell>, sales: RunSales<C, Cell, P>) => ({
  /** The packages with what keeps this visitor from each. */
  async show(ctx: VisitorContext, config: C | null, arePurchasesOpen: boolean) {
    const reasonsOf = await reasonsFor(ctx, promotion, sales)
    const closed: Unavailability[] = arePurchasesOpen ? [] : ['purchases-closed']
    return (config === null ? [] : sales.packagesOf(config)).map((sold) => {
      const unavailabilityReasons = [...closed, ...reasonsOf(sold)]
      return { ...sold, presetId: sales.presetOf(sold), available: unavailabilityReasons.length === 0, unavailabilityReasons }
    })
  },

  /** A package at its price, for an order; undefined if it is none of these. */
  async sell(ctx: PlayerContext, { presetId }: { readonly presetId: string }) {
    if (!sales.isPreset(presetId)) return undefined
    const running = await readRun(ctx, promotion)
    const sold = running && sales.packagesOf(running.run.config).find((each) => sales.presetOf(each) === presetId)
    if (!running || !sold) return { refused: 'not-for-sale' }
    const reasons = (await reasonsFor(ctx, promotion, sales))(sold)
    if (reasons.length > 0) return { refused: reasons.includes('already-bought') ? 'already-bought' : 'not-for-sale' }
    const { run } = running
    const title = sales.titleOf(run.words[ctx.locale].title, sold)[ctx.locale]
    return { title, cents: sold.priceCents, coins: BigInt(sold.coins), entries: 0n, offer: `${sales.offer}:${run.id}` }
  },
})

/** What keeps this visitor from each package now, besides the store. A guest is asked when signed in. */
async function reasonsFor<C, Cell, P extends Package>(
  ctx: VisitorContext,
  promotion: PromotionDefinition<C, Cell>,
  sales: RunSales<C, Cell, P>,
): Promise<(sold: P) => Unavailability[]> {
  const running = await readRun(ctx, promotion)
  if (!running) return () => ['not-running']
  const refused = ctx.session ? await mayTakePart(ctx as PlayerContext, promotion) : undefined
  return (sold) => [...(refused ? [refused] : []), ...reasonsIn(running, sales, sold, ctx.clock.now())]
}

function reasonsIn<C, Cell, P extends Package>(
  { run, cell }: RunningPromotion<C, Cell>,
  { isBought, neededUntil }: RunSales<C, Cell, P>,
  sold: P,
  now: Instant,
): Unavailability[] {
  const isLate = run.endsAt !== null && neededUntil(sold, now, run) > run.endsAt
  return [...(isBought(cell) ? (['already-bought'] as const) : []), ...(isLate ? (['too-late'] as const) : [])]
}
