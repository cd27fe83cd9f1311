import { useSyncExternalStore } from 'react'
import {
  CONSENT_COOKIE,
  CONSENT_VALUE,
  ENABLED_COOKIE,
  enabledOptional,
  enabledValue,
  isConsentGiven,
} from '../shared/consent.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const listeners = new Set<() => void>()

/** Stores which optional items are on; withdrawing all is the same call as consenting. */
export function choose(optional: readonly string[]): void {
  write(CONSENT_COOKIE, CONSENT_VALUE)
  write(ENABLED_COOKIE, enabledValue(optional))
  for (const listener of listeners) listener()
}

/** Whether the visitor chose among the current items; true on the server. */
export const useHasChosen = (): boolean => useSyncExternalStore(subscribe, hasChosen, () => true)

/** The optional items that are on, as one string. */
export const useEnabled = (): string => useSyncExternalStore(subscribe, enabledNow, () => '')

const hasChosen = (): boolean => isConsentGiven(read(CONSENT_COOKIE))
const enabledNow = (): string => enabledOptional(read(CONSENT_COOKIE), read(ENABLED_COOKIE)).join(' ')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function write(name: string, value: string): void {
  const isSecure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax${isSecure}`
}

function read(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1))
}
