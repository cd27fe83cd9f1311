import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePrice } from '#ui/format/price.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { type FortunePackage, getPackages } from '../contract.ts'
import './fortune-days.css'

const data = pageData({ queries: (api) => [queryOf(api, getPackages)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Each package with its immediate coins and its daily parts. */
export default function FortuneDaysPage() {
  const t = useTranslations('fortune-investment')
  const { data: reply, refetch } = useSuspenseQuery(queryOf(useApi(), getPackages))
  const { campaign, packages } = reply.data
  const isSold = packages.some(({ available }) => available)
  return (
    <CampaignPage campaign={campaign} picture="daily-login" onFlip={() => void refetch()} isAboutSpending>
      {packages.length > 0 ? (
        <CampaignSection title={t('packages')} aside={isSold ? null : <p className="text-muted">{t('packagesText')}</p>}>
          <ul className="fortune-list">
            {packages.map((each) => (
              <li key={each.id} className="card fortune-card">
                <Package offered={each} />
              </li>
            ))}
          </ul>
        </CampaignSection>
      ) : null}
    </CampaignPage>
  )
}

function Package({ offered: { priceCents, coins, days } }: { offered: FortunePackage }) {
  const t = useTranslations('fortune-investment')
  const price = usePrice()
  const best = Math.max(...days)
  const later = days.reduce((sum, each) => sum + each, 0)
  return (
    <>
      <div className="fortune-head">
        <h3>{t('days', { count: days.length })}</h3>
        <p className="figures">{price(priceCents)}</p>
      </div>
      <ol className="fortune-days" aria-hidden="true">
        {days.map((each, at) => (
          <li key={at} style={{ height: `${Math.round((each / best) * 100)}%` }} />
        ))}
      </ol>
      <dl className="fortune-sums">
        <dt>{t('atOnce')}</dt>
        <dd>
          <PrizeLine coins={coins} />
        </dd>
        <dt>{t('after')}</dt>
        <dd>
          <PrizeLine coins={later} />
        </dd>
        <dt>{t('inAll')}</dt>
        <dd className="font-bold">
          <PrizeLine coins={coins + later} />
        </dd>
      </dl>
      <details className="fortune-each">
        <summary>{t('each')}</summary>
        <ol>
          {days.map((each, at) => (
            <li key={at}>
              <span className="text-muted">{t('day', { number: at + 1 })}</span>
              <PrizeLine coins={each} />
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
