import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getPhone } from '#features/account/phone/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { AccountCards } from '#ui/parts/account-cards.tsx'
import { AccountCard, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getProfilePage, getRewards } from '../contract.ts'
import { IdentityCard } from './identity-card.tsx'
import { PersonalForm } from './personal-form.tsx'
import { ProgressCard } from './progress-card.tsx'
import { useCelebration } from './use-celebration.ts'

const data = pageData({
  for: 'player',
  queries: (api) => [queryOf(api, getProfilePage), queryOf(api, getRewards)],
  cards: (api) => [queryOf(api, getPhone)],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Personal data, contact details, and the steps left to do. */
export default function ProfilePage() {
  const t = useTranslations('personal-info')
  const api = useApi()
  const { payload } = useSuspenseQuery(queryOf(api, getProfilePage)).data
  const rewards = useSuspenseQuery(queryOf(api, getRewards)).data.data
  // A step may have been done in another tab without a socket to report it.
  useQuery({ ...queryOf(api, getRewards), refetchOnWindowFocus: 'always' })
  useCelebration(rewards)
  return (
    <AccountFrame title={t('title')}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-4 max-lg:contents">
          <section id="facts" className="scroll-mt-24 max-lg:order-1">
            <AccountCard title={t('title')} text={t('text')}>
              <PersonalForm data={payload} />
            </AccountCard>
          </section>
          <IdentityCard data={payload} />
          <AccountCards page="/profile" isWide className="max-lg:order-3" />
        </div>
        <div className="grid gap-4 max-lg:contents">
          <ProgressCard rewards={rewards} data={payload} />
          <AccountCards page="/profile" className="max-lg:order-2" />
        </div>
      </div>
    </AccountFrame>
  )
}
