import { z } from 'zod'
import { STATES } from '#kernel/states.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { BrandContent } from '#platform/content/live-content.ts'
import type { ContentKind } from '#platform/content/content-kind.ts'
import { type PlaceRule, PRODUCTS } from '../shared/places.ts'

const NAME = /^(any|[A-Z]{2})(?:-([A-Z]{2}))?@(\d{4}-\d\d-\d\d)$/
const KIND = 'place'

const body = z.strictObject({ product: z.enum(PRODUCTS), note: z.string().trim().max(300) })

/** The rows of the dated table that operators add to what comes along: `US-TX@2027-01-01`, by the brand's calendar (GEO-6). */
export const placeKind: ContentKind = {
  kind: KIND,
  title: 'Where play is open',
  hint: 'One row a place and day, as US-TX@2027-01-01, CA@2027-01-01 for a country, any@… for all. It holds from its day on. A row for many places closes where the built-in table is open for one of them, and opens none that it closes.',
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

/** What operators of this brand, or of all, put into the table; a row of the brand's own stands in place of one for all. */
export const rulesOf = (content: BrandContent): readonly PlaceRule[] =>
  content.list<z.infer<typeof body>>(KIND).flatMap(({ name, body: { product } }) => {
    const [, country, state = 'any', since] = NAME.exec(name) ?? []
    return country && since ? [{ country, state, product, since: since as CalendarDay }] : []
  })
