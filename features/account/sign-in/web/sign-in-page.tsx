import { useTranslations } from 'use-intl'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { AuthPage } from '#ui/parts/auth-sheet.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { UnlockNotice } from './unlock-notice.tsx'

const data = pageData({ for: 'guest' })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The sign-in page, also opened by the mailed link of a locked account (`?unlock=`). */
export default function SignInPage() {
  const t = useTranslations('sign-in')
  const [search] = useSearchParams()
  const unlockToken = search.get('unlock')
  const returnTo = search.get('returnTo')
  return (
    <AuthPage title={t('signInTitle')} text={t('signInText')}>
      <title>{t('signIn')}</title>
      {unlockToken ? <UnlockNotice token={unlockToken} /> : null}
      <SignInForm />
      <p className="mt-6 text-center text-muted">
        {t('noAccount')}{' '}
        <LocalLink className="text-link" to={returnTo ? `/signup?returnTo=${encodeURIComponent(returnTo)}` : '/signup'}>
          {t('signUpFree')}
        </LocalLink>
      </p>
    </AuthPage>
  )
}
