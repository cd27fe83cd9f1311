import { HOUR_MS, type CalendarDay, type Instant } from '#kernel/time.ts'
import type { Verdict } from '../contract.ts'
import { type Jurisdiction, type JurisdictionRule, productAt, strictest } from '../shared/jurisdictions.ts'
import type { AddressPlace } from './addresses.ts'
import { distanceM, type Position } from './borders.ts'

/** Faster than any airliner. */
const FASTEST_M_PER_HOUR = 1_100_000
/** IP geolocation is accurate to a town and its surroundings. */
const BLUR_M = 150_000

export interface Law {
  readonly today: CalendarDay
  readonly own: readonly JurisdictionRule[]
}

/** A visitor whose jurisdiction is unknown may browse, but starts no game (GEO-2). */
export function judgeAddress(found: AddressPlace, law: Law): Verdict {
  if (found.kind === 'hidden') return refusal('vpn')
  if (found.kind === 'unknown') return refusal('unknown')
  return judgeJurisdictions([found.place], law)
}

/**
 * All jurisdictions the visitor may be in; the strictest rule applies (GEO-3). An empty list is a location without
 * rules.
 */
export function judgeJurisdictions(places: readonly Jurisdiction[], { today, own }: Law): Verdict {
  const product = strictest(places.map((place) => productAt(place, today, own)))
  const [place = null] = places.filter((each) => productAt(each, today, own) === product)
  const where = { product, country: place?.country ?? null, state: place?.state ?? null }
  return product === 'blocked' ? { ...where, access: false, reason: 'region' } : { ...where, access: true, reason: null }
}

const refusal = (reason: 'vpn' | 'unknown'): Verdict => ({ access: false, product: null, country: null, state: null, reason })

export interface Sighting {
  readonly position: Position
  readonly at: Instant
}

/** Whether this travel is impossibly fast (GEO-5). */
export function isTooFar(before: Sighting, now: Sighting): boolean {
  const hours = Math.max(now.at - before.at, 0) / HOUR_MS
  return distanceM(before.position, now.position) > BLUR_M + hours * FASTEST_M_PER_HOUR
}
