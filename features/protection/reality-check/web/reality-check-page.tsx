import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { RadioRow } from '#ui/form/radio-row.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { getInfo, INTERVAL_MINUTES } from '../contract.ts'
import { PlayedList } from './played-list.tsx'
import { useChooseInterval } from './queries.ts'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The reminder interval, and this visit's totals so far. */
export default function RealityCheckPage() {
  const t = useTranslations('reality-check')
  const { played } = useSuspenseQuery(queryOf(useApi(), getInfo)).data.data
  return (
    <AccountFrame title={t('pageTitle')}>
      <AccountColumns>
        <AccountCard title={t('pageTitle')} text={t('pageText')}>
          <IntervalChoice />
        </AccountCard>
        <AccountCard title={t('stay')}>
          <PlayedList played={played} />
          <LocalLink to="/profile/responsible-play" className="text-link w-fit py-3">
            {t('otherTools')}
          </LocalLink>
        </AccountCard>
      </AccountColumns>
    </AccountFrame>
  )
}

function IntervalChoice() {
  const t = useTranslations('reality-check')
  const dateTime = useDateTimeText()
  const { minutes, next } = useSuspenseQuery(queryOf(useApi(), getInfo)).data.data
  const choose = useChooseInterval()
  const wanted = choose.isPending ? choose.variables : (next?.minutes ?? minutes)
  const at = next && dateTime(next.from * SECOND_MS, 'short')
  return (
    <fieldset className="grid gap-2" disabled={choose.isPending}>
      <legend className="sr-only">{t('pageTitle')}</legend>
      {INTERVAL_MINUTES.map((each) => (
        <RadioRow key={each} name="minutes" checked={wanted === each} onChange={() => choose.mutate(each)}>
          {t('every', { minutes: each })}
        </RadioRow>
      ))}
      <p role="status" className="text-muted">
        {next ? t('pending', { at: at ?? '', minutes: next.minutes, now: minutes }) : t('chosen', { minutes })}
      </p>
      <p className="field-hint">{t('longerLater')}</p>
    </fieldset>
  )
}
