import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { AccountCard, AccountFrame } from '#ui/page/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getProfilePage, getRewards } from '../contract.ts'
import { EmailStatus } from './email-status.tsx'
import { PersonalForm } from './personal-form.tsx'
import { RewardList } from './reward-list.tsx'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getProfilePage), queryOf(api, getRewards)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

export default function ProfilePage() {
  const t = useTranslations('personal-info')
  const api = useApi()
  const { payload } = useSuspenseQuery(queryOf(api, getProfilePage)).data
  const rewards = useSuspenseQuery(queryOf(api, getRewards)).data.data
  return (
    <AccountFrame title={t('title')}>
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_360px]">
        <AccountCard title={t('title')} text={t('text')}>
          <PersonalForm data={payload} />
        </AccountCard>
        <div className="grid gap-4">
          <AccountCard title={t('email')}>
            <EmailStatus />
          </AccountCard>
          <AccountCard title={t('rewards')}>
            <RewardList rewards={rewards} />
          </AccountCard>
        </div>
      </div>
    </AccountFrame>
  )
}
