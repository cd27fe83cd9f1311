import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import '#ui/promo/campaign-page.css'
import { getInfo } from '../contract.ts'
import { PartnerArea } from './partner-area.tsx'
import { dateOf } from './share-text.ts'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

const AREAS = ['general', 'statistics', 'detailed', 'contacts', 'filters'] as const

/** The partner area; locked for players who are not partners, with a link to the application. */
export default function PartnersAccountPage() {
  const t = useTranslations('affiliates')
  const { account, appliedOn } = useSuspenseQuery(queryOf(useApi(), getInfo)).data.data
  return (
    <article className="grid gap-8 py-4 lg:py-6">
      <title>{t('accountTitle')}</title>
      <header className="grid gap-2">
        <h1 className="page-title">{t('accountTitle')}</h1>
        {account ? null : <Locked appliedOn={appliedOn} />}
      </header>
      {account ? <PartnerArea account={account} /> : <LockedAreas />}
    </article>
  )
}

function Locked({ appliedOn }: { readonly appliedOn: string | null }) {
  const t = useTranslations('affiliates')
  const format = useFormatter()
  const text = appliedOn ? t('appliedText', { day: format.dateTime(dateOf(appliedOn), { dateStyle: 'long' }) }) : t('lockedText')
  return (
    <>
      <p className="max-w-2xl text-[16px]/6 text-muted">{text}</p>
      {appliedOn ? null : (
        <p className="campaign-action">
          <LocalLink className="button" to="/affiliates#apply">
            {t('apply')}
          </LocalLink>
        </p>
      )}
    </>
  )
}

function LockedAreas() {
  const t = useTranslations('affiliates')
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {AREAS.map((area) => (
        <li key={area} className="card flex gap-4 p-5">
          <span className="grid size-11 flex-none place-items-center rounded-full bg-page text-muted hairline">
            <Icon name="lock-key-fill" className="size-5" />
          </span>
          <div className="grid gap-1">
            <h2 className="font-display text-[18px]/6 font-bold">{t(`areas.${area}`)}</h2>
            <p className="text-muted">{t(`areaTexts.${area}`)}</p>
            <p className="text-[12.5px]/4 font-semibold text-muted">{t('locked')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
