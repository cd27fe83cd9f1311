import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const KEY = 'webview'
const never = () => () => undefined

/**
 * Whether an app embeds this page: `webview=true`, for the whole visit. The app has its own bar, logo and store, so
 * the page hides them; the legally required footer stays.
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

/** The visit's first page decides for all others. */
export function noteWebview(search: string): void {
  if (new URLSearchParams(search).get('webview') === 'true') sessionStorage.setItem(KEY, 'true')
}
