import { z } from 'zod'
import { oncePer } from '#kernel/memo.ts'
import { STATES } from '#kernel/states.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { BrandContent, LiveEntry } from '#platform/content/live-content.ts'
import type { ContentKind } from '#platform/content/content-kind.ts'
import { type JurisdictionRule, PRODUCTS } from '../shared/jurisdictions.ts'

const NAME = /^(any|[A-Z]{2})(?:-([A-Z]{2}))?@(\d{4}-\d\d-\d\d)$/
const KIND = 'place'

const body = z.strictObject({ product: z.enum(PRODUCTS), note: z.string().trim().max(300) })
type Body = z.infer<typeof body>

/** Dated rows that operators add to the built-in table: `US-TX@2027-01-01`, by the brand's calendar (GEO-6). */
export const jurisdictionKind: ContentKind = {
  kind: KIND,
  title: 'Where play is open',
  hint: 'One entry per place and start day: US-TX@2027-01-01 for a state, CA@2027-01-01 for a country, any@2027-01-01 for every place. An entry for many places can close what the built-in table opens, but not open what it closes.',
  name: NAME,
  isByLocale: false,
  schema: body,
  blank: { product: 'coins', note: '' },
  choices: { product: PRODUCTS },
  check: (_ctx, { name }) => {
    const [, country, state, day = ''] = NAME.exec(name) ?? []
    return [
      ...(z.iso.date().safeParse(day).success ? [] : [`${day} is no day of the calendar.`]),
      ...(state === undefined || (country === 'US' && Object.hasOwn(STATES, state)) ? [] : [`There is no state ${state}.`]),
    ]
  },
  seeds: [],
}

/** Rows from operators of this brand or of all brands; a brand's own row overrides one for all. */
export const rulesOf = (content: BrandContent): readonly JurisdictionRule[] => rulesAmong(content.list<Body>(KIND))

const rulesAmong = oncePer((entries: readonly LiveEntry<Body>[]): readonly JurisdictionRule[] =>
  entries.flatMap(({ name, body: { product } }) => {
    const [, country, state = 'any', since] = NAME.exec(name) ?? []
    return country && since ? [{ country, state, product, since: since as CalendarDay }] : []
  }),
)
