import { useLocale, useTranslations } from 'use-intl'
import { signOut } from '#features/account/contract.ts'
import { type Locale, localePath } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { showToast } from '#ui/toast/toasts.ts'

/** The only other way out of the documents: leave as a guest, in a new document. */
export function SignOutButton() {
  const t = useTranslations('terms')
  const api = useApi()
  const locale = useLocale() as Locale
  const failureText = useFailureText()
  const leave = () =>
    void api.call(signOut).then(
      () => location.assign(localePath('/lobby', locale)),
      (error: unknown) => showToast(failureText(error), { kind: 'error' }),
    )
  return (
    <button type="button" className="text-link justify-self-center py-2 text-[14px]/5" onClick={leave}>
      {t('signOut')}
    </button>
  )
}
