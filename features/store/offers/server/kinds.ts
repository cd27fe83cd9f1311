import { z } from 'zod'
import { PACKAGE_KIND, packageId } from '#features/store/packages/contract.ts'
import { EVERY, type ContentKind } from '#platform/content/content-kind.ts'

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Empty for no end. */
const until = z.union([z.literal(''), z.iso.datetime()])

const offerBody = z.strictObject({
  /** The offered package. */
  presetId: packageId,
  /** The set from which a coin flip draws one offer; empty for an offer that a link names directly. */
  set: z.union([z.literal(''), packageId]),
  until,
})
export type OfferBody = z.infer<typeof offerBody>

/** Offers by link; the name appears in the address: `?promoOffer=welcome`. */
export const offerKind: ContentKind = {
  kind: 'promo-offer',
  title: 'Offers by link',
  name: NAME,
  isByLocale: false,
  schema: offerBody,
  blank: { presetId: '', set: '', until: '' },
  check: (ctx, { body }) => {
    const { presetId } = body as OfferBody
    return ctx.content.find(PACKAGE_KIND, presetId) ? [] : [`There is no package “${presetId}”.`]
  },
  seeds: [
    { name: 'welcome', locale: EVERY, body: { presetId: 'welcome-1', set: '', until: '' } },
    { name: 'heads', locale: EVERY, body: { presetId: 'heads', set: 'heads-or-tails', until: '' } },
    { name: 'tails', locale: EVERY, body: { presetId: 'tails', set: 'heads-or-tails', until: '' } },
  ],
}
