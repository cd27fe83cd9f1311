import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignArt, CampaignSection } from '#ui/promo/campaign-page.tsx'
import '#ui/promo/campaign-page.css'
import { PageDescription } from '#ui/page/page-description.tsx'
import { type FreeRequest, getFreeEntry } from '../contract.ts'
import { AskForm } from './ask-form.tsx'

const POINTS = ['same', 'day', 'always'] as const
const PICTURES = { same: 'entry', day: 'daily-login', always: 'gift' } as const

const data = pageData({ queries: (api) => [queryOf(api, getFreeEntry)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The free method of entry, visible to everyone. */
export default function FreeEntryPage() {
  const t = useTranslations('free-entry')
  const { name } = useBrand()
  const amount = useAmount()
  const { entries, own } = useSuspenseQuery(queryOf(useApi(), getFreeEntry)).data.data
  const given = amount('entries', entries)
  return (
    <article className="campaign">
      <title>{t('title')}</title>
      <PageDescription text={t('text', { brand: name })} />
      <header className="campaign-hero">
        <div className="campaign-copy">
          <h1 className="campaign-title">{t('title')}</h1>
          <p className="campaign-text">{t('text', { brand: name })}</p>
          <p className="campaign-action">
            {own && !(own.mayAsk && own.areEntriesOpen) ? null : (
              <a className="button" data-kind="quiet" href="#ask">
                {t('toForm', { entries: given })}
              </a>
            )}
            <LocalLink className="button" data-kind="plain" to="/page/free-entry">
              {t('allWays')}
            </LocalLink>
          </p>
        </div>
        <CampaignArt picture="entry" />
      </header>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2" id="ask">
        {own ? <AskForm entries={given} own={own} /> : <ForGuests entries={given} />}
        <Requests requests={own?.requests ?? []} isGuest={own === null} />
      </div>
      <CampaignSection title={t('how')}>
        <ul className="campaign-steps">
          {POINTS.map((point) => (
            <li key={point} className="card">
              <img className="row-span-2" src={`/art/interface/${PICTURES[point]}-128.webp`} width={64} height={64} alt="" />
              <h3 className="campaign-step-title">{t(`points.${point}.title`)}</h3>
              <p className="text-muted">{t(`points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </CampaignSection>
      <p className="text-muted">
        {t('rules')}{' '}
        <LocalLink className="text-link" to="/page/sweepstakes-rules">
          {t('rulesLink')}
        </LocalLink>
      </p>
    </article>
  )
}

function ForGuests({ entries }: { entries: string }) {
  const t = useTranslations('free-entry')
  return (
    <section className="card grid content-start gap-4 p-6 max-sm:p-4">
      <h2 className="font-display text-[20px]/7 font-bold">{t('askTitle')}</h2>
      <p className="text-muted">{t('guest', { entries })}</p>
      <div className="flex flex-wrap items-center gap-4">
        <LocalLink className="button" to="/signup?returnTo=%2Ffree-entry">
          {t('signUp')}
        </LocalLink>
        <LocalLink className="text-link py-3" to="/signin?returnTo=%2Ffree-entry">
          {t('signIn')}
        </LocalLink>
      </div>
    </section>
  )
}

function Requests({ requests, isGuest }: { requests: readonly FreeRequest[]; isGuest: boolean }) {
  const t = useTranslations('free-entry')
  const amount = useAmount()
  const { dateTime } = useFormatter()
  return (
    <section className="card grid content-start gap-3 p-6 max-sm:p-4">
      <h2 className="font-display text-[20px]/7 font-bold">{t('yours')}</h2>
      {requests.length === 0 ? <p className="text-muted">{t(isGuest ? 'noneGuest' : 'none')}</p> : null}
      <ul className="grid gap-2">
        {requests.map(({ day, entries }) => (
          <li
            key={day}
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-page/60 px-4 py-3 hairline"
          >
            <span className="font-semibold">
              {dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
            </span>
            <span className="text-muted">{t('given', { entries: amount('entries', entries) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
