import { useLocale } from 'use-intl'
import { type Locale, localePath } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { signOut } from '../contract.ts'

/** Ends the session and loads the guests' lobby as a new document, so that nothing of the player stays in memory. */
export function useSignOut(): () => void {
  const api = useApi()
  const locale = useLocale() as Locale
  const failureText = useFailureText()
  return () =>
    void api.call(signOut).then(
      () => location.assign(localePath('/lobby', locale)),
      (error: unknown) => showToast(failureText(error), { kind: 'error' }),
    )
}
