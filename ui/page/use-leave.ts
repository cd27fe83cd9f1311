import type { RouteContract } from '#kernel/contract.ts'
import { localePath } from '#kernel/locale.ts'
import { useApi } from '../api/api-context.tsx'
import { useFailureText } from '../api/failure-text.ts'
import { showToast } from '../toast/toasts.ts'
import { useSiteLocale } from '../i18n/site-locale.ts'

/**
 * Ends the session with this call and loads the guest lobby as a new document, so that no player data stays in
 * memory.
 */
export function useLeave(signOut: RouteContract): () => void {
  const api = useApi()
  const locale = useSiteLocale()
  const failureText = useFailureText()
  return () =>
    void api.callLast(signOut).then(
      () => {
        // The back/forward cache may restore the page as if the player had not signed out.
        addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
        location.assign(localePath('/lobby', locale))
      },
      (error: unknown) => showToast(failureText(error), { kind: 'error' }),
    )
}
