import { PACKAGE_KIND } from '#features/packages/contract.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { endOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { checkSets, flipTheCoin as flipContract, subscribe as subscribeContract } from '../contract.ts'
import type { OfferBody } from './kinds.ts'
import { drawOffer, type SetOffer } from './rules.ts'
import { insertFlip, insertTaken, readFlip, readFlipped } from './store.ts'

/** Takes up the offer of a link. */
export async function subscribe(
  ctx: PlayerContext,
  { body: { urlHash } }: InputOf<typeof subscribeContract>,
): Promise<ReplyOf<typeof subscribeContract>> {
  const offer = offersOf(ctx).find(({ name, set }) => name === urlHash && set === '')
  if (!offer) return { success: false, reasonType: 'no_offers_found' }
  await insertTaken(ctx.reader, { player: ctx.playerId, offer: offer.name, preset: offer.presetId, at: ctx.clock.now() })
  return { success: true, presetId: offer.presetId }
}

/** Flips the coin of a set: one a day, each offer once; the request that flipped it gets the same answer again. */
export async function flipTheCoin(
  ctx: PlayerContext,
  { query: { promoOfferSet } }: InputOf<typeof flipContract>,
): Promise<ReplyOf<typeof flipContract>> {
  const place = { player: ctx.playerId, offer_set: promoOfferSet, day: ctx.today }
  const mine = offersOf(ctx).filter(({ set }) => set === promoOfferSet && set !== '')
  return ctx.transaction(async (tx) => {
    const lies = async (): Promise<ReplyOf<typeof flipContract> | undefined> => {
      const flip = await readFlip(tx, place)
      if (!flip) return undefined
      return flip.request === ctx.idempotencyKey ? came(flip.preset) : { success: false, reasonType: 'limit_by_time' }
    }
    const before = await lies()
    if (before) return before
    const drawn = drawOffer(mine, await readFlipped(tx, ctx.playerId, promoOfferSet), chanceOf(ctx))
    if (typeof drawn === 'string') return { success: false, reasonType: drawn }
    const flip = { ...place, offer: drawn.name, preset: drawn.presetId, request: ctx.idempotencyKey }
    if (await insertFlip(tx, flip, ctx.clock.now())) return came(drawn.presetId)
    const other = await lies()
    assert(other, 'a coin that lies there is found')
    return other
  })
}

/** Every set with what came of it today. */
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
      const isAnyLeft = offers.some((offer) => offer.set === set && !had.has(offer.name))
      return {
        promoOfferSet: set,
        available: !flip && isAnyLeft,
        availableAt: flip && isAnyLeft ? nextAt : null,
        presetId: flip?.preset ?? null,
      }
    }),
  )
  return { success: true, data: { sets } }
}

const came = (id: string) => ({ success: true as const, data: { data: { promoOfferPreset: { id } } } })

/** Those that go on, of packages that there are. */
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

/** From 0 up to 1, in steps of 2^-32. */
const chanceOf = ({ rng }: Context): number => {
  const bytes = rng.bytes(4)
  return new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0) / 2 ** 32
}
