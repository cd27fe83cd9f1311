import { useLocale } from 'use-intl'
import type { RouteContract } from '#kernel/contract.ts'
import { type Locale, localePath } from '#kernel/locale.ts'
import { useApi } from '../api/api-context.tsx'
import { useFailureText } from '../api/failure-text.ts'
import { showToast } from '../toast/toasts.ts'

/** Ends the session by this call and loads the guests' lobby as a new document, so that nothing of the player stays in memory. */
export function useLeave(signOut: RouteContract): () => void {
  const api = useApi()
  const locale = useLocale() as Locale
  const failureText = useFailureText()
  return () =>
    void api.callLast(signOut).then(
      () => {
        // A browser may keep the page as it was for 'back', and show it again as if nobody had left.
        addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
        location.assign(localePath('/lobby', locale))
      },
      (error: unknown) => showToast(failureText(error), { kind: 'error' }),
    )
}
