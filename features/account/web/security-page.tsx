import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { AccountCard, AccountFrame } from '#ui/page/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { listSessions } from '../contract.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { EmailStatus } from './email-status.tsx'
import { SessionList } from './session-list.tsx'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, listSessions)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

export default function SecurityPage() {
  const t = useTranslations('account')
  return (
    <AccountFrame title={t('security')}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <AccountCard title={t('email')}>
            <EmailStatus />
          </AccountCard>
          <AccountCard title={t('changePassword')} text={t('changePasswordText')}>
            <ChangePasswordForm />
          </AccountCard>
        </div>
        <AccountCard title={t('sessions')} text={t('sessionsText')}>
          <SessionList />
        </AccountCard>
      </div>
    </AccountFrame>
  )
}
