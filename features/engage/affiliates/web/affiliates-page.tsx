import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PageDescription } from '#ui/page/page-description.tsx'
import { CampaignArt, CampaignSection } from '#ui/promo/campaign-page.tsx'
import '#ui/promo/campaign-page.css'
import { getInfo } from '../contract.ts'
import { ApplyForm } from './apply-form.tsx'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

const POINTS = [
  { key: 'links', picture: 'compass' },
  { key: 'numbers', picture: 'chart' },
  { key: 'contact', picture: 'letter' },
] as const

/** Partner benefits and the application form. */
export default function AffiliatesPage() {
  const t = useTranslations('affiliates')
  const { name } = useBrand()
  const { isAffiliate } = useSuspenseQuery(queryOf(useApi(), getInfo)).data.data
  return (
    <article className="campaign">
      <title>{t('title')}</title>
      <PageDescription text={t('text', { brand: name })} />
      <header className="campaign-hero">
        <div className="campaign-copy">
          <h1 className="campaign-title">{t('title')}</h1>
          <p className="campaign-text">{t('text', { brand: name })}</p>
          <p className="campaign-action">
            {isAffiliate ? null : (
              <a className="button" href="#apply">
                {t('apply')}
              </a>
            )}
            <LocalLink className="button" data-kind="quiet" to="/affiliates/partners-account">
              {t('account')}
            </LocalLink>
          </p>
        </div>
        <CampaignArt picture="chart" />
      </header>
      <CampaignSection title={t('gives')}>
        <ul className="campaign-steps">
          {POINTS.map(({ key, picture }) => (
            <li key={key} className="card">
              <img className="row-span-2" src={`/art/interface/${picture}-128.webp`} width={64} height={64} alt="" />
              <h3 className="campaign-step-title">{t(`points.${key}.title`)}</h3>
              <p className="text-muted">{t(`points.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </CampaignSection>
      {isAffiliate ? null : (
        <div id="apply" className="scroll-mt-24">
          <CampaignSection title={t('apply')} aside={<p className="text-muted">{t('applyText')}</p>}>
            <ApplyForm />
          </CampaignSection>
        </div>
      )}
    </article>
  )
}
