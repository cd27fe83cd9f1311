import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const KEY = 'webview'
const never = () => () => undefined

/**
 * Whether an app shows this page inside of its own frame: `webview=true`, for the whole visit. Such an app draws its
 * own bar, logo and store, so the page leaves them out; the footer, which the law wants, stays.
 */
export function useWebview(): boolean {
  const isAsked = new URLSearchParams(useLocation().search).get('webview') === 'true'
  const isKept = useSyncExternalStore(
    never,
    () => sessionStorage.getItem(KEY) === 'true',
    () => false,
  )
  return isAsked || isKept
}

/** The first page of the visit says so for all others. */
export function noteWebview(search: string): void {
  if (new URLSearchParams(search).get('webview') === 'true') sessionStorage.setItem(KEY, 'true')
}
