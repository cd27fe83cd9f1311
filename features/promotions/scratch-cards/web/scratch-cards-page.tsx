import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { OddsTable } from '#ui/promo/odds-table.tsx'
import { getInfo } from '../contract.ts'
import './scratch-cards.css'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The card set, closed until dealt, and the possible prizes. */
export default function ScratchCardsPage() {
  const t = useTranslations('scratch-cards')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { campaign, cardsInSet, prizes } = info.data
  return (
    <CampaignPage campaign={campaign} picture="scratch-ticket" onFlip={() => void refetch()}>
      {cardsInSet > 0 ? (
        <>
          <CampaignSection title={t('set')}>
            <ul className="campaign-grid">
              {Array.from({ length: cardsInSet }, (_, at) => (
                <li key={at} className="scratch-card">
                  <span className="scratch-foil" aria-hidden="true">
                    <img src="/art/interface/coin-128.webp" width={64} height={64} alt="" loading="lazy" />
                  </span>
                  <h3 className="font-display font-bold">{t('card', { number: at + 1 })}</h3>
                  <p className="text-muted">{t('closed')}</p>
                </li>
              ))}
            </ul>
          </CampaignSection>
          <CampaignSection title={t('odds')}>
            <OddsTable prizes={prizes} />
          </CampaignSection>
        </>
      ) : null}
    </CampaignPage>
  )
}
