import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getVisibility } from '../contract.ts'
import { useChooseVisibility, useIsShown } from './queries.ts'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getVisibility)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

export default function PrivacyPage() {
  const t = useTranslations('winners')
  const id = useId()
  const isShown = useIsShown()
  const choose = useChooseVisibility()
  return (
    <AccountFrame title={t('pageTitle')}>
      <AccountColumns>
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
      </AccountColumns>
    </AccountFrame>
  )
}
