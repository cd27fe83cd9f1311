import { useLocale } from 'use-intl'
import { signOut } from '#features/account/contract.ts'
import { type Locale, localePath } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { showToast } from '#ui/toast/toasts.ts'

/** Ends the session and opens the sign-in as a new document. */
export function useSignOut(): () => void {
  const api = useApi()
  const locale = useLocale() as Locale
  const failureText = useFailureText()
  return () =>
    void api.call(signOut).then(
      () => location.assign(localePath('/signin', locale)),
      (error: unknown) => showToast(failureText(error), { kind: 'error' }),
    )
}
