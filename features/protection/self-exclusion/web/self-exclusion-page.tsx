import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { EXCLUSION_LENGTHS, getAbsence } from '../contract.ts'
import { AbsenceForm } from './exclusion-form.tsx'
import { AbsenceNotice } from './exclusion-notice.tsx'
import { WhatHappens } from './what-happens.tsx'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getAbsence)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The page for starting a self-exclusion: six months to permanent, and no early return. */
export default function SelfExclusionPage() {
  const t = useTranslations('self-exclusion')
  return (
    <AccountFrame title={t('exclusionTitle')}>
      <AbsenceNotice />
      <AccountColumns>
        <AccountCard title={t('howLong')} text={t('exclusionText')}>
          <AbsenceForm
            lengths={EXCLUSION_LENGTHS}
            legend={t('howLong')}
            submitLabel={t('exclusionBegin')}
            understood={t('exclusionUnderstood')}
          />
        </AccountCard>
        <AccountCard title={t('whatHappens')}>
          <WhatHappens kind="exclusion" />
          <LocalLink to="/profile/cool-off" className="text-link w-fit py-3">
            {t('breakLink')}
          </LocalLink>
        </AccountCard>
      </AccountColumns>
    </AccountFrame>
  )
}
