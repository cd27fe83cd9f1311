import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getInfo } from '../contract.ts'
import { PatternPicture } from './pattern-picture.tsx'
import './bingo.css'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The balls one has, and what each pattern pays. */
export default function BingoPage() {
  const t = useTranslations('bingo')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { campaign, availablePoint, neededPoint, prizes } = info.data
  return (
    <CampaignPage campaign={campaign} picture="bingo-ball" onFlip={() => void refetch()}>
      {prizes.length > 0 ? (
        <>
          <CampaignSection
            title={t('balls')}
            aside={<p className="text-muted">{t('progress', { count: availablePoint, needed: neededPoint })}</p>}
          >
            <ul className="bingo-balls card" aria-hidden="true">
              {Array.from({ length: neededPoint }, (_, at) => (
                <li key={at} data-is-had={at < availablePoint}>
                  <img src="/art/interface/bingo-ball-64.webp" width={56} height={56} alt="" loading="lazy" />
                </li>
              ))}
            </ul>
          </CampaignSection>
          <CampaignSection title={t('patterns')}>
            <ul className="campaign-grid bingo-patterns" style={{ '--card-min': '160px' } as React.CSSProperties}>
              {prizes.map(({ pattern, coins, entries }) => (
                <li key={pattern} className="card campaign-card">
                  <PatternPicture pattern={pattern} />
                  <h3>{t(`pattern.${pattern}`)}</h3>
                  <PrizeLine coins={coins} entries={entries} />
                </li>
              ))}
            </ul>
          </CampaignSection>
        </>
      ) : null}
    </CampaignPage>
  )
}
