import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { BREAK_LENGTHS, getAbsence } from '../contract.ts'
import { AbsenceForm } from './exclusion-form.tsx'
import { AbsenceNotice } from './exclusion-notice.tsx'
import { WhatHappens } from './what-happens.tsx'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getAbsence)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The page for starting a break (cool-off), which ends by itself: a day to three months. */
export default function CoolOffPage() {
  const t = useTranslations('self-exclusion')
  return (
    <AccountFrame title={t('breakTitle')}>
      <AbsenceNotice />
      <AccountColumns>
        <AccountCard title={t('howLong')} text={t('breakText')}>
          <AbsenceForm
            lengths={BREAK_LENGTHS}
            legend={t('howLong')}
            submitLabel={t('breakBegin')}
            understood={t('breakUnderstood')}
          />
        </AccountCard>
        <AccountCard title={t('whatHappens')}>
          <WhatHappens kind="break" />
          <LocalLink to="/profile/self-exclusion" className="text-link w-fit py-3">
            {t('exclusionLink')}
          </LocalLink>
        </AccountCard>
      </AccountColumns>
    </AccountFrame>
  )
}
