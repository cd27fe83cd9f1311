import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { getPublicProfile } from '#features/account/public-profile/contract.ts'
import { queryOf } from '#ui/api/query.ts'
import { AccountCards } from '#ui/parts/account-cards.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { AreaCard } from '#ui/parts/area-card.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getVisibility } from '../contract.ts'
import { useChooseVisibility, useIsShown } from './queries.ts'

const data = pageData({
  for: 'player',
  queries: (api) => [queryOf(api, getVisibility)],
  cards: (api) => [queryOf(api, getPublicProfile)],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Pages with the player's other choices about messages and data. */
const RELATED = ['/profile/notifications', '/profile/subscription', '/profile/data']

/** What other players see of this one. */
export default function PrivacyPage() {
  const t = useTranslations('winners')
  const groups = useTranslations('ui.accountGroups')
  return (
    <AccountFrame title={t('pageTitle')}>
      <AccountColumns>
        <div className="grid gap-4">
          <VisibilityCard />
          <AccountCards page="/profile/privacy" isWide />
        </div>
        <AreaCard title={groups('news')} paths={RELATED} />
      </AccountColumns>
    </AccountFrame>
  )
}

function VisibilityCard() {
  const t = useTranslations('winners')
  const id = useId()
  const isShown = useIsShown()
  const choose = useChooseVisibility()
  return (
    <AccountCard title={t('visibility')} text={t('visibilityText')}>
      <p className="flex items-center gap-4 rounded-control bg-page/60 p-3 hairline">
        <span id={id} className="mr-auto font-semibold">
          {t('showMe')}
        </span>
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={isShown}
          aria-labelledby={id}
          onClick={() => choose(!isShown)}
        />
      </p>
      <p className="text-[12.5px]/4 text-muted">{t(isShown ? 'shownNote' : 'hiddenNote')}</p>
    </AccountCard>
  )
}
