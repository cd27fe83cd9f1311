import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignGames } from '#ui/promo/campaign-games.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getInfo } from '../contract.ts'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The box, how full it is, and what fills it. */
export default function MoneyBoxPage() {
  const t = useTranslations('money-box')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { campaign, moneyBoxAmount, minAmount, maxAmount, games } = info.data
  return (
    <CampaignPage campaign={campaign} picture="money-bag" onFlip={() => void refetch()}>
      {minAmount !== null && maxAmount !== null ? (
        <CampaignSection title={t('inside')}>
          <div className="grid gap-3">
            <CampaignFacts
              facts={[
                { label: t('amount'), value: <PrizeLine coins={moneyBoxAmount} /> },
                { label: t('least'), value: <PrizeLine coins={minAmount} /> },
                { label: t('most'), value: <PrizeLine coins={maxAmount} /> },
              ]}
            />
            <span className="progress">
              <span style={{ width: `${Math.min(1, moneyBoxAmount / maxAmount) * 100}%` }} />
            </span>
          </div>
        </CampaignSection>
      ) : null}
      {games.length > 0 ? (
        <CampaignSection title={t('games')} aside={<p className="text-muted">{t('gamesText')}</p>}>
          <CampaignGames games={games} />
        </CampaignSection>
      ) : null}
    </CampaignPage>
  )
}
