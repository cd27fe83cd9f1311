import { drawPrize } from '#engine/fair/prize-draw.ts'
import { PACKAGE_KIND } from '#features/store/packages/contract.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { endOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { drawPromotion } from '#platform/fair/prize-draws.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { lockPrizes } from '#platform/fair/prize-seeds.ts'
import type { checkSets, flipTheCoin as flipContract, subscribe as subscribeContract } from '../contract.ts'
import type { OfferBody } from './kinds.ts'
import { flipOdds, offersLeft, type SetOffer } from './rules.ts'
import { insertFlip, insertTaken, isOpened, readFlip, readFlipped } from './store.ts'

/** Accepts the offer of a link. */
export async function subscribe(
  ctx: PlayerContext,
  { body: { urlHash } }: InputOf<typeof subscribeContract>,
): Promise<ReplyOf<typeof subscribeContract>> {
  const offer = offersOf(ctx).find(({ name, set }) => name === urlHash && set === '')
  if (!offer) return { success: false, reasonType: 'no_offers_found' }
  await insertTaken(ctx.reader, { player: ctx.playerId, offer: offer.name, preset: offer.presetId, at: ctx.clock.now() })
  return { success: true, presetId: offer.presetId }
}

/** Flips the coin of a set: once a day, each offer once; a repeat of the request returns the same answer. */
export async function flipTheCoin(
  ctx: PlayerContext,
  { query: { promoOfferSet } }: InputOf<typeof flipContract>,
): Promise<ReplyOf<typeof flipContract>> {
  const { playerId, idempotencyKey: request } = ctx
  const place = { player: playerId, offer_set: promoOfferSet, day: ctx.today }
  const mine = offersOf(ctx).filter(({ set }) => set === promoOfferSet && set !== '')
  return ctx.transaction(async (tx) => {
    await lockPrizes(tx, playerId)
    const flip = await readFlip(tx, place)
    if (flip) return flip.request === request ? came(flip.preset) : { success: false, reasonType: 'limit_by_time' }
    const left = offersLeft(mine, await readFlipped(tx, playerId, promoOfferSet))
    if (typeof left === 'string') return { success: false, reasonType: left }
    const { prize: name } = await drawPromotion(ctx, tx, { playerId, odds: flipOdds(left), draw: drawPrize })
    const { presetId } = left.find((offer) => offer.name === name)!
    await insertFlip(tx, { ...place, offer: name, preset: presetId, request }, ctx.clock.now())
    return came(presetId)
  })
}

/** Whether an offer of this package is the player's; each is bought once, by its key. */
export const opensPackage: NonNullable<ServerFeature['opensPackage']> = async (ctx, presetId) => {
  const mine = offersOf(ctx).filter((offer) => offer.presetId === presetId)
  for (const offer of mine) if (await isOpened(ctx.reader, ctx.playerId, offer)) return { offer: `offer:${offer.name}` }
  return mine.length > 0 ? { refused: 'not-for-sale' } : undefined
}

/** Every set with its draw of today. */
export async function setsOf(ctx: PlayerContext): Promise<ReplyOf<typeof checkSets>> {
  const offers = offersOf(ctx)
  const names = [...new Set(offers.flatMap(({ set }) => set || []))]
  const nextAt = toUnixSeconds(endOfDay(ctx.today, ctx.theme.timeZone))
  const sets = await Promise.all(
    names.map(async (set) => {
      const [flip, had] = await Promise.all([
        readFlip(ctx.reader, { player: ctx.playerId, offer_set: set, day: ctx.today }),
        readFlipped(ctx.reader, ctx.playerId, set),
      ])
      const left = offersLeft(
        offers.filter((offer) => offer.set === set),
        had,
      )
      const isAnyLeft = typeof left !== 'string'
      const odds = isAnyLeft ? await publishOdds(ctx, ctx.reader, flipOdds(left)) : null
      return {
        promoOfferSet: set,
        available: !flip && isAnyLeft,
        availableAt: flip && isAnyLeft ? nextAt : null,
        presetId: flip?.preset ?? null,
        oddsHash: odds?.hash ?? null,
      }
    }),
  )
  return { success: true, data: { sets } }
}

const came = (id: string) => ({ success: true as const, data: { data: { promoOfferPreset: { id } } } })

/** Current offers whose package exists. */
function offersOf({ content, clock }: Context): readonly (SetOffer & { readonly set: string })[] {
  return content
    .list<OfferBody>('promo-offer')
    .filter(({ body: { until } }) => until === '' || Date.parse(until) > clock.now())
    .filter(({ body: { presetId } }) => {
      const stocked = content.find<{ readonly until: string }>(PACKAGE_KIND, presetId)?.body
      return stocked !== undefined && (stocked.until === '' || Date.parse(stocked.until) > clock.now())
    })
    .map(({ name, body: { presetId, set } }) => ({ name, presetId, set }))
}
