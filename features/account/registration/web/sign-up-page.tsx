import { useTranslations } from 'use-intl'
import { listDocuments } from '#features/protection/terms/contract.ts'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { checkRewards } from '../contract.ts'
import { AuthPage } from '#ui/parts/auth-sheet.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpGift } from './sign-up-gift.tsx'
import { useInvitation } from './use-invitation.ts'

const data = pageData({
  for: 'guest',
  queries: (api) => [queryOf(api, listDocuments), queryOf(api, checkRewards, { query: {} })],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

export default function SignUpPage() {
  const t = useTranslations('registration')
  const invitation = useInvitation()
  return (
    <AuthPage title={t('signUpTitle')} text={<SignUpGift invitation={invitation} />}>
      <title>{t('signUpTitle')}</title>
      <SignUpForm key={invitation} invitation={invitation} />
      <p className="mt-6 text-center text-muted">
        {t('haveAccount')}{' '}
        <LocalLink className="text-link" to="/signin">
          {t('signIn')}
        </LocalLink>
      </p>
    </AuthPage>
  )
}
