import { useTranslations } from 'use-intl'
import { getConfig } from '#features/engage/push/contract.ts'
import { queryOf } from '#ui/api/query.ts'
import { AccountCards } from '#ui/parts/account-cards.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getChoices } from '../contract.ts'
import { ChoiceList } from './choice-list.tsx'
import { useChoices, useChoose } from './queries.ts'

const data = pageData({
  for: 'player',
  queries: (api) => [queryOf(api, getChoices)],
  cards: (api) => [queryOf(api, getConfig)],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Notification settings and the devices that receive them. */
export default function NotificationsPage() {
  const t = useTranslations('notifications')
  const choices = useChoices()
  const { mutate } = useChoose()
  return (
    <AccountFrame title={t('title')}>
      <AccountColumns>
        <AccountCard title={t('choices')} text={t('choicesText')}>
          <ChoiceList choices={choices} onChoose={(kind, isOn) => mutate({ kind, isOn })} />
        </AccountCard>
        <AccountCards page="/profile/notifications" className="max-lg:order-first" />
      </AccountColumns>
    </AccountFrame>
  )
}
