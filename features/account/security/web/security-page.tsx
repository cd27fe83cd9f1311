import { useTranslations } from 'use-intl'
import { listSessions } from '#features/account/account/contract.ts'
import { queryOf } from '#ui/api/query.ts'
import { AccountCards } from '#ui/parts/account-cards.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getSecurity } from '../contract.ts'
import { AlertSwitch } from './alert-switch.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { useSecurity } from './queries.ts'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getSecurity), queryOf(api, listSessions)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The account's sign-in methods and active sessions. */
export default function SecurityPage() {
  const t = useTranslations('security')
  const { hasEmail, hasPassword } = useSecurity()
  return (
    <AccountFrame title={t('title')}>
      <AccountColumns>
        <div className="grid gap-4">
          <AccountCard title={t('secondFactor')} text={t('secondFactorText')}>
            <SecondFactor />
          </AccountCard>
          <AccountCards page="/profile/security" />
          <AccountCard title={t('sessions')} text={t('sessionsText')}>
            <SessionList />
          </AccountCard>
        </div>
        <div className="grid gap-4">
          <AccountCard
            title={t(hasPassword ? 'changePassword' : 'choosePassword')}
            text={t(hasPassword ? 'changePasswordText' : 'choosePasswordText')}
          >
            <ChangePasswordForm />
          </AccountCard>
          <section id="alerts" className="scroll-mt-24">
            <AccountCard title={t('alerts')} text={t(hasEmail ? 'alertsText' : 'alertsNoEmail')}>
              <AlertSwitch />
            </AccountCard>
          </section>
        </div>
      </AccountColumns>
    </AccountFrame>
  )
}
