import { z } from 'zod'
import { OWN_PATH } from '#kernel/own-path.ts'
import { findUnfitWords } from '#kernel/words.ts'
import { EVERY, type ContentKind } from '#platform/content/content-kind.ts'
import { triggerType } from '../contract.ts'

export const POP_UP_KIND = 'pop-up-ad'

const text = (max: number) => z.string().trim().min(1).max(max)
const words = z.strictObject({ title: text(60), text: text(240), action: text(30) })
/** Empty for no end. */
const endTime = z.union([z.literal(''), z.iso.datetime()])

const popUpBody = z.strictObject({
  triggers: z.array(triggerType).min(1),
  audience: z.enum(['guests', 'players', 'everyone']),
  delaySeconds: z.int().min(0).max(600),
  /** Descending: first by the priority of the operator's campaign, then by its own. */
  companyPriority: z.int().min(0).max(1_000),
  priority: z.int().min(0).max(1_000),
  hoursBetween: z
    .int()
    .min(1)
    .max(24 * 60),
  /** The slice that it advertises, if any; hidden while that slice is off. */
  feature: z.string().max(40),
  until: endTime,
  picture: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  link: z.union([z.string().regex(OWN_PATH), z.string().regex(/^\?openModal=[a-zA-Z-]+$/)]),
  words: z.strictObject({ en: words, es: words }),
})
export type PopUpBody = z.infer<typeof popUpBody>

export const popUpKind: ContentKind = {
  kind: POP_UP_KIND,
  title: 'Pop-up ads',
  name: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  isByLocale: false,
  schema: popUpBody,
  blank: {
    triggers: ['sessionStart'],
    audience: 'players',
    delaySeconds: 5,
    companyPriority: 0,
    priority: 0,
    hoursBetween: 24,
    feature: '',
    until: '',
    picture: 'gift',
    link: '/promotions',
    words: { en: { title: '', text: '', action: '' }, es: { title: '', text: '', action: '' } },
  },
  check: (_ctx, { body }) =>
    findUnfitWords(JSON.stringify((body as PopUpBody).words)).map((word) => `“${word}” isn’t allowed in a social casino.`),
  seeds: [
    {
      name: 'welcome-back',
      locale: EVERY,
      body: {
        triggers: ['sessionStart'],
        audience: 'players',
        delaySeconds: 3,
        companyPriority: 0,
        priority: 10,
        hoursBetween: 24,
        feature: 'promotions',
        until: '',
        picture: 'gift',
        link: '?openModal=prize-vault',
        words: {
          en: {
            title: 'Welcome back',
            text: 'See what you can claim now and what’s next in your prize vault.',
            action: 'Open the vault',
          },
          es: {
            title: 'Qué bueno verte de nuevo',
            text: 'Mira lo que puedes reclamar ahora y lo que viene en tu bóveda de premios.',
            action: 'Abrir la bóveda',
          },
        },
      },
    },
  ],
}
