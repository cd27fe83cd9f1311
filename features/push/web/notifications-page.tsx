import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { AccountCard, AccountFrame } from '#ui/page/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getChoices, getConfig } from '../contract.ts'
import { ChoiceList } from './choice-list.tsx'
import { DeviceCard } from './device-card.tsx'
import { useChoices, useChoose } from './queries.ts'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getConfig), queryOf(api, getChoices)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

export default function NotificationsPage() {
  const t = useTranslations('push')
  const choices = useChoices()
  const { mutate } = useChoose()
  return (
    <AccountFrame title={t('title')}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <AccountCard title={t('device')} text={t('deviceText')}>
          <DeviceCard />
        </AccountCard>
        <AccountCard title={t('choices')} text={t('choicesText')}>
          <ChoiceList choices={choices} onChoose={(kind, isOn) => mutate({ kind, isOn })} />
        </AccountCard>
      </div>
    </AccountFrame>
  )
}
