import type { ApiClient } from '#ui/api/client.ts'
import type { GeoReason } from '#ui/page/geo-reasons.ts'
import { checkPosition, reportBlock } from '../contract.ts'

/** How long a device may look for its place, and how old a place it knows already may be. */
const PATIENCE_MS = 15_000
const AGE_MAX_MS = 60_000

export type Access = { readonly hasAccess: true } | { readonly hasAccess: false; readonly reason: GeoReason }

/** Asks the browser where it is and the site whether play is allowed there. What stands in the way is reported. */
export async function findAccess(api: ApiClient): Promise<Access> {
  const found = await findPosition()
  if ('reason' in found) return report(api, found.reason)
  const { latitude, longitude, accuracy } = found.position.coords
  try {
    const { data } = await api.call(checkPosition, { query: { latitude, longitude, accuracy } })
    return data.access ? { hasAccess: true } : { hasAccess: false, reason: data.reason ?? 'region' }
  } catch {
    return report(api, 'api-error')
  }
}

/** Whether the browser may be asked without asking the visitor: only then does a page do it by itself. */
export async function mayAskSilently(): Promise<boolean> {
  if (!('permissions' in navigator)) return false
  const status = await navigator.permissions.query({ name: 'geolocation' }).catch(() => null)
  return status?.state === 'granted'
}

type Found = { readonly position: GeolocationPosition } | { readonly reason: GeoReason }

function findPosition(): Promise<Found> {
  if (!('geolocation' in navigator)) return Promise.resolve({ reason: 'api-not-supported' })
  const options = { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: AGE_MAX_MS }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      (position) => resolve({ position }),
      ({ code }) => resolve({ reason: REASONS[code] ?? 'unknown' }),
      options,
    )
  })
}

/** By the codes of GeolocationPositionError. */
const REASONS: Readonly<Record<number, GeoReason>> = { 1: 'permission-denied', 2: 'position-unavailable', 3: 'timeout' }

async function report(api: ApiClient, reason: GeoReason): Promise<Access> {
  // What cannot be told stays untold: the visitor learns the reason all the same.
  await api.call(reportBlock, { body: { apps: [`geolocation:${reason}`], meta: {} } }).catch(() => undefined)
  return { hasAccess: false, reason }
}
