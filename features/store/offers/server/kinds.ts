import { z } from 'zod'
import { PACKAGE_KIND, packageId } from '#features/store/packages/contract.ts'
import { findUnfitWords } from '#kernel/words.ts'
import { EVERY, type ContentKind } from '#platform/content/content-kind.ts'
import { bonusType } from '../contract.ts'

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/
const text = (max: number) => z.string().trim().min(1).max(max)
/** Empty for no end. */
const until = z.union([z.literal(''), z.iso.datetime()])
const words = z.strictObject({ title: text(60), text: text(240) })

const offerBody = z.strictObject({
  /** The offered package. */
  presetId: packageId,
  /** The set from which a coin flip draws one offer; empty for an offer that a link names directly. */
  set: z.union([z.literal(''), packageId]),
  until,
})
export type OfferBody = z.infer<typeof offerBody>

const bonusBody = z.strictObject({
  type: bonusType,
  /** Minor units. */
  entries: z.int().min(0).max(10_000_000),
  spins: z.int().min(0).max(500),
  minPurchaseCents: z.int().min(1).max(100_000),
  /** Counted from when a player first opens the message. */
  hoursToUse: z
    .int()
    .min(1)
    .max(24 * 60),
  until,
  words: z.strictObject({ en: words, es: words }),
})
export type BonusBody = z.infer<typeof bonusBody>

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
    return ctx.content.find(PACKAGE_KIND, presetId) ? [] : [`There is no package ‘${presetId}’.`]
  },
  seeds: [
    { name: 'welcome', locale: EVERY, body: { presetId: 'welcome-1', set: '', until: '' } },
    { name: 'heads', locale: EVERY, body: { presetId: 'heads', set: 'heads-or-tails', until: '' } },
    { name: 'tails', locale: EVERY, body: { presetId: 'tails', set: 'heads-or-tails', until: '' } },
  ],
}

/** Message bonuses; the name is the message's id: `?freeEntriesBonus=hello-again`. */
export const bonusKind: ContentKind = {
  kind: 'message-bonus',
  title: 'Bonuses of messages',
  name: NAME,
  isByLocale: false,
  schema: bonusBody,
  blank: {
    type: 'free-spins',
    entries: 0,
    spins: 10,
    minPurchaseCents: 499,
    hoursToUse: 72,
    until: '',
    words: { en: { title: '', text: '' }, es: { title: '', text: '' } },
  },
  check: (_ctx, { body }) => {
    const { type, entries, spins } = body as BonusBody
    const isEmpty = type === 'free-entries' ? entries === 0 : spins === 0
    const unfit = findUnfitWords(JSON.stringify((body as BonusBody).words))
    return [
      ...(isEmpty ? ['There is nothing in it.'] : []),
      ...unfit.map((word) => `‘${word}’ isn’t allowed in a social casino.`),
    ]
  },
  seeds: [
    {
      name: 'hello-again',
      locale: EVERY,
      body: {
        type: 'free-entries',
        entries: 200,
        spins: 0,
        minPurchaseCents: 499,
        hoursToUse: 72,
        until: '',
        words: {
          en: {
            title: 'Two extra entries',
            text: 'Your next coin package comes with two extra free entries. You can also request entries without a purchase.',
          },
          es: {
            title: 'Dos participaciones extra',
            text: 'Tu próximo paquete de monedas viene con dos participaciones gratis extra. También puedes pedirlas sin comprar.',
          },
        },
      },
    },
    {
      name: 'spin-on-us',
      locale: EVERY,
      body: {
        type: 'free-spins',
        entries: 0,
        spins: 10,
        minPurchaseCents: 499,
        hoursToUse: 72,
        until: '',
        words: {
          en: { title: 'Ten spins on us', text: 'Your next coin package comes with ten free spins.' },
          es: { title: 'Diez giros de regalo', text: 'Tu próximo paquete de monedas viene con diez giros gratis.' },
        },
      },
    },
  ],
}
