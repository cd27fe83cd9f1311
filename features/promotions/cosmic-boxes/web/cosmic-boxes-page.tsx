import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { OddsTable } from '#ui/promo/odds-table.tsx'
import { getInfo } from '../contract.ts'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The boxes, closed until the player has a pick, and the prize list. */
export default function CosmicBoxesPage() {
  const t = useTranslations('cosmic-boxes')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { campaign, boxes, periodHours, prizes } = info.data
  return (
    <CampaignPage campaign={campaign} picture="planet" onFlip={() => void refetch()}>
      {boxes > 0 ? (
        <>
          <CampaignSection title={t('boxes')} aside={<p className="text-muted">{t('period', { count: periodHours ?? 0 })}</p>}>
            <ul className="campaign-grid" style={{ '--card-min': 'min(30%, 116px)' } as React.CSSProperties}>
              {Array.from({ length: boxes }, (_, at) => (
                <li key={at} className="card campaign-card">
                  <img {...interfaceArt('gift')} width={96} height={96} alt="" loading="lazy" />
                  <h3>{t('box', { number: at + 1 })}</h3>
                  <p className="text-muted">{t('closed')}</p>
                </li>
              ))}
            </ul>
          </CampaignSection>
          <CampaignSection title={t('odds')}>
            <OddsTable prizes={prizes.map((prize) => ({ ...prize, chancePer100k: (prize.boxes / boxes) * 100_000 }))} />
          </CampaignSection>
        </>
      ) : null}
    </CampaignPage>
  )
}
