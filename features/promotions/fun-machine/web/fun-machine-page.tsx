import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignGames } from '#ui/promo/campaign-games.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { OddsTable } from '#ui/promo/odds-table.tsx'
import { getMachine, getMeter } from '../contract.ts'

const data = pageData({ queries: (api) => [queryOf(api, getMeter), queryOf(api, getMachine)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The meter, what fills it, and what a pull pays. */
export default function FunMachinePage() {
  const t = useTranslations('fun-machine')
  const api = useApi()
  const amount = useAmount()
  const { data: meter, refetch } = useSuspenseQuery(queryOf(api, getMeter))
  const { prizes } = useSuspenseQuery(queryOf(api, getMachine)).data.data
  const { campaign, filled, needed, games } = meter.data
  return (
    <CampaignPage campaign={campaign} picture="coins-big" onFlip={() => void refetch()}>
      {needed !== null ? (
        <>
          <CampaignSection title={t('meter')}>
            <div className="card grid gap-3 p-5">
              <p className="figures text-[20px]/7 font-bold">
                {t('filled', { filled: amount('coins', filled), needed: amount('coins', needed) })}
              </p>
              <span className="progress">
                <span style={{ width: `${Math.min(1, filled / needed) * 100}%` }} />
              </span>
            </div>
          </CampaignSection>
          <CampaignSection title={t('games')} aside={<p className="text-muted">{t('gamesText')}</p>}>
            <CampaignGames games={games} />
          </CampaignSection>
          <CampaignSection title={t('odds')}>
            <OddsTable prizes={prizes} />
          </CampaignSection>
        </>
      ) : null}
    </CampaignPage>
  )
}
