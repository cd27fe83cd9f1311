import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { AccountCard, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getVerification } from '../contract.ts'
import { AskPerson } from './ask-person.tsx'
import { NextStep, StandingCard } from './standing-card.tsx'

const REASONS = ['account', 'prizes', 'age', 'kept'] as const

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getVerification)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** How the proof of identity stands, why, and what can be done. */
export default function VerificationPage() {
  const t = useTranslations('verification')
  const standing = useSuspenseQuery(queryOf(useApi(), getVerification)).data.data
  return (
    <AccountFrame title={t('title')}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_320px]">
        <div className="grid gap-4">
          <StandingCard standing={standing}>
            <NextStep standing={standing} />
          </StandingCard>
          {standing.mayAskPerson ? <AskPerson /> : null}
        </div>
        <AccountCard title={t('whyTitle')}>
          <ul className="grid gap-3">
            {REASONS.map((reason) => (
              <li key={reason} className="flex gap-3">
                <Icon name="check-circle-fill" className="mt-0.5 size-5 flex-none text-second" />
                {t(`why.${reason}`)}
              </li>
            ))}
          </ul>
        </AccountCard>
      </div>
    </AccountFrame>
  )
}
