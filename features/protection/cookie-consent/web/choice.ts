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

/** Keeps which optional items are on; taking all back is the same call as giving. */
export function choose(optional: readonly string[]): void {
  write(CONSENT_COOKIE, CONSENT_VALUE)
  write(ENABLED_COOKIE, enabledValue(optional))
  for (const listener of listeners) listener()
}

/** Whether somebody chose among the items that there are today; on the server as if they had. */
export const useHasChosen = (): boolean => useSyncExternalStore(subscribe, hasChosen, () => true)

/** The optional items that are on, as one text. */
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
