import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { PageDescription } from '#ui/page/page-description.tsx'
import { getPast } from '../contract.ts'
import './promotions.css'

const A_PAGE = 12

/** `?page=2` is the second page. */
function partOf(search: string): { readonly page: number; readonly input: Pick<InputOf<typeof getPast>, 'query'> } {
  const page = Math.max(1, Number(new URLSearchParams(search).get('page')) || 1)
  return { page, input: { query: { limit: A_PAGE, offset: A_PAGE * (Math.floor(page) - 1) } } }
}

const data = pageData({ queries: (api, { url }) => [queryOf(api, getPast, partOf(url.search).input)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Every campaign that has ended, newest first. */
export default function PastPage() {
  const t = useTranslations('promotions.past')
  const { page, input } = partOf(useLocation().search)
  const { campaigns, hasMore } = useSuspenseQuery(queryOf(useApi(), getPast, input)).data.data
  return (
    <div className="grid gap-6 pb-4">
      <title>{t('title')}</title>
      <PageDescription text={t('text')} />
      <header>
        <h1 className="page-title">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('text')}</p>
      </header>
      {campaigns.length === 0 ? <p className="card p-6 text-muted">{t('empty')}</p> : null}
      <ul className="past-list">
        {campaigns.map((campaign) => (
          <li key={campaign.id} className="card past-card">
            <Past campaign={campaign} />
          </li>
        ))}
      </ul>
      <nav className="flex flex-wrap gap-3" aria-label={t('pages')}>
        {page > 1 ? (
          <LocalLink
            className="button"
            data-kind="quiet"
            to={page > 2 ? `/promotions/past?page=${page - 1}` : '/promotions/past'}
          >
            {t('newer')}
          </LocalLink>
        ) : null}
        {hasMore ? (
          <LocalLink className="button" data-kind="quiet" to={`/promotions/past?page=${page + 1}`}>
            {t('older')}
          </LocalLink>
        ) : null}
        <LocalLink className="button" data-kind="quiet" to="/promotions">
          {t('current')}
        </LocalLink>
      </nav>
    </div>
  )
}

type PastCampaign = ReplyOf<typeof getPast>['data']['campaigns'][number]

function Past({ campaign: { title, text, picture, link, startDay, endDay } }: { campaign: PastCampaign }) {
  const t = useTranslations('promotions.past')
  const format = useFormatter()
  // Days of the brand's calendar, which are the same in every time zone.
  const day = (calendarDay: string) => format.dateTime(new Date(calendarDay), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <img {...interfaceArt(picture)} width={64} height={64} alt="" loading="lazy" />
      <div className="min-w-0">
        <p className="figures text-[13px]/5 text-muted">
          {startDay && endDay && startDay !== endDay
            ? t('days', { from: day(startDay), to: day(endDay) })
            : endDay && day(endDay)}
        </p>
        <h2 className="text-[18px]/6 font-bold">{title}</h2>
        <p className="text-muted">{text}</p>
        {link ? (
          <LocalLink className="text-link inline-flex min-h-11 items-center" to={link}>
            {t('details')}
          </LocalLink>
        ) : null}
      </div>
    </>
  )
}
