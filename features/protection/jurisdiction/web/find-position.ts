import type { ApiClient } from '#ui/api/client.ts'
import type { GeoReason } from '#ui/parts/geo-reasons.ts'
import { checkPosition, reportBlock } from '../contract.ts'

/** The timeout of a position request, and the maximum age of a cached position. */
const PATIENCE_MS = 15_000
const AGE_MAX_MS = 60_000

export type Access = { readonly hasAccess: true } | { readonly hasAccess: false; readonly reason: GeoReason }

/** Gets the browser's position and asks the site whether play is allowed there. Obstacles are reported. */
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

/** Checks by itself if the browser has permission; null if the visitor has to be asked first. */
export async function findSilently(api: ApiClient): Promise<Access | null> {
  const permission = await readPermission()
  if (permission === 'granted') return findAccess(api)
  if (permission !== 'prompt' && permission !== 'denied') await report(api, permission)
  return null
}

type Permission = PermissionState | 'permissions-api-not-supported' | 'permissions-api-error'

async function readPermission(): Promise<Permission> {
  if (!('permissions' in navigator)) return 'permissions-api-not-supported'
  return navigator.permissions.query({ name: 'geolocation' }).then(
    ({ state }) => state,
    () => 'permissions-api-error' as const,
  )
}

type Found = { readonly position: GeolocationPosition } | { readonly reason: GeoReason }

async function findPosition(): Promise<Found> {
  if (!('geolocation' in navigator)) return { reason: 'api-not-supported' }
  const before = await readPermission()
  const options = { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: AGE_MAX_MS }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      (position) => resolve({ position }),
      ({ code }) => resolve({ reason: code === DENIED && before === 'prompt' ? 'user-denied' : (REASONS[code] ?? 'unknown') }),
      options,
    )
  })
}

/** Denied, with or without a prompt; a visitor who has just declined the prompt gets `user-denied` instead. */
const DENIED = 1

/** By the codes of GeolocationPositionError. */
const REASONS: Readonly<Record<number, GeoReason>> = { [DENIED]: 'permission-denied', 2: 'position-unavailable', 3: 'timeout' }

async function report(api: ApiClient, reason: GeoReason): Promise<Access> {
  // A failed report is ignored: the visitor sees the reason anyway.
  await api.call(reportBlock, { body: { apps: [`geolocation:${reason}`], meta: {} } }).catch(() => undefined)
  return { hasAccess: false, reason }
}
