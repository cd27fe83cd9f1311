import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { PRODUCTS } from './shared/jurisdictions.ts'

/** Why access is refused; the page of blocked regions has a text for each. */
export const placeReason = z.enum(['region', 'vpn', 'prompt', 'unknown'])
export type PlaceReason = z.infer<typeof placeReason>

const verdict = z.object({
  access: z.boolean(),
  /** What is open there; null if the jurisdiction is unknown. */
  product: z.enum(PRODUCTS).nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  /** Null if access is granted. */
  reason: placeReason.nullable(),
})
export type Verdict = z.infer<typeof verdict>

const reply = z.object({ success: z.literal(true), data: verdict })

export const getRestrictionInfo = route({
  method: 'GET',
  path: '/rest/restriction/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns what is open in each state: everything, coin play only, or nothing; and the next known change.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      states: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          product: z.enum(PRODUCTS),
          next: z.object({ product: z.enum(PRODUCTS), since: z.string() }).nullable(),
        }),
      ),
    }),
  }),
})

export const checkAddress = route({
  method: 'GET',
  path: '/rest/restriction/player/ip/check/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns whether play is allowed at this IP address.',
  reply,
})

/** Meters; a position without it is assumed accurate to a kilometer. */
const ACCURACY_DEFAULT = 1_000

export const checkPosition = route({
  method: 'GET',
  path: '/rest/restriction/player/geo/check/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 30,
  summary: 'Returns whether play is allowed at these coordinates and everywhere within their accuracy. Valid for 30 minutes.',
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
    accuracy: z.coerce.number().min(0).max(1_000_000).default(ACCURACY_DEFAULT),
  }),
  reply,
})

export const reportBlock = route({
  method: 'POST',
  path: '/rest/restriction/player/block/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 30,
  summary: 'Records why a page couldn’t determine the location, or what hides it.',
  body: z.object({
    /** The obstacle: `geolocation:timeout`, or software that hides the location. */
    apps: z.array(z.string().max(80)).max(20),
    meta: z
      .record(z.string().max(40), z.string().max(200))
      .refine((meta) => Object.keys(meta).length <= 20)
      .default({}),
  }),
  reply: z.object({ success: z.literal(true) }),
})
