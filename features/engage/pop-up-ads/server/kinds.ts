import { z } from 'zod'
import { OWN_PATH } from '#kernel/own-path.ts'
import { findUnfitWords } from '#kernel/words.ts'
import { EVERY, type ContentKind } from '#platform/content/content-kind.ts'
import type { BrandContent } from '#platform/content/live-content.ts'
import { triggerType } from '../contract.ts'

export const POP_UP_KIND = 'pop-up-ad'
const LIMITS_KIND = 'pop-up-limits'
const LIMITS = 'limits'

/** Views a day; 0 for no cap. */
const viewsCap = (max: number) => z.int().min(0).max(max)

const text = (max: number) => z.string().trim().min(1).max(max)
const words = z.strictObject({ title: text(60), text: text(240), action: text(30) })
/** Empty for no end. */
const endTime = z.union([z.literal(''), z.iso.datetime()])

export const popUpBody = z.strictObject({
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
  viewsPerVisitorPerDay: viewsCap(50).default(0),
  /** By all visitors of a brand together. */
  viewsPerDay: viewsCap(10_000_000).default(0),
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
    viewsPerVisitorPerDay: 1,
    viewsPerDay: 0,
    feature: '',
    until: '',
    picture: 'gift',
    link: '/promotions',
    words: { en: { title: '', text: '', action: '' }, es: { title: '', text: '', action: '' } },
  },
  choices: { audience: ['guests', 'players', 'everyone'] },
  hints: {
    triggers: 'One per line: visitStart (a new visit), sessionStart (back after 30 idle minutes).',
    delaySeconds: 'From the trigger until it shows.',
    companyPriority: 'The higher one shows first.',
    priority: 'Decides between ads of one company priority.',
    viewsPerVisitorPerDay: 'One visitor sees this ad at most that often a day; 0 for no cap.',
    viewsPerDay: 'All visitors of a brand together see it that often a day; 0 for no cap.',
    feature: 'Hidden while this feature is off; may stay empty.',
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
        viewsPerVisitorPerDay: 1,
        viewsPerDay: 0,
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

const limitsBody = z.strictObject({ viewsPerDay: viewsCap(50) })

/** One entry, which a brand may replace: the cap of all ads together. */
export const limitsKind: ContentKind = {
  kind: LIMITS_KIND,
  title: 'Pop-up limits',
  name: /^limits$/,
  hint: 'limits',
  isByLocale: false,
  schema: limitsBody,
  blank: { viewsPerDay: 3 },
  hints: { viewsPerDay: 'One visitor sees at most that many pop-up ads a day; 0 for no cap.' },
  seeds: [{ name: LIMITS, locale: EVERY, body: { viewsPerDay: 3 } }],
}

/** 0 for no cap. */
export const viewsPerDayOf = (content: BrandContent): number =>
  content.find<z.infer<typeof limitsBody>>(LIMITS_KIND, LIMITS)?.body.viewsPerDay ?? 0
