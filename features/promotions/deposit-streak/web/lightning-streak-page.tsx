import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePrice } from '#ui/format/price.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { OddsTable } from '#ui/promo/odds-table.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getInfo, getWheelsPrizes, type Step } from '../contract.ts'

const data = pageData({ queries: (api) => [queryOf(api, getInfo), queryOf(api, getWheelsPrizes)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

const HOUR_SECONDS = 3_600

/** The track of eight wheels, its requirements and the odds of the best wheel. */
export default function LightningStreakPage() {
  const t = useTranslations('deposit-streak')
  const api = useApi()
  const { data: info, refetch } = useSuspenseQuery(queryOf(api, getInfo))
  const { wheels } = useSuspenseQuery(queryOf(api, getWheelsPrizes)).data.data
  const last = wheels.at(-1)
  return (
    <CampaignPage campaign={info.data.campaign} picture="lightning" onFlip={() => void refetch()} isAboutSpending>
      <Facts info={info.data} />
      {last ? (
        <>
          <CampaignSection title={t('track')}>
            <Track wheels={wheels} />
          </CampaignSection>
          <CampaignSection title={t('odds')}>
            <OddsTable prizes={last.sectors} />
          </CampaignSection>
        </>
      ) : null}
    </CampaignPage>
  )
}

function Facts({ info }: { info: ReplyOf<typeof getInfo>['data'] }) {
  const t = useTranslations('deposit-streak')
  const price = usePrice()
  const { minDepositValue, secondsToResetStreakCounter, settings } = info
  if (minDepositValue === null || secondsToResetStreakCounter === null) return null
  const least = price(minDepositValue)
  const hours = Math.round(secondsToResetStreakCounter / HOUR_SECONDS)
  return (
    <CampaignFacts
      facts={[
        { label: t('facts.least'), value: least },
        { label: t('facts.time'), value: t('hours', { count: hours }) },
        { label: t('facts.daily'), value: settings.dailyStepsMax ?? t('noLimit') },
      ]}
    />
  )
}

function Track({ wheels }: { wheels: readonly Step[] }) {
  const t = useTranslations('deposit-streak')
  return (
    <ol className="campaign-grid" style={{ '--card-min': '132px' } as React.CSSProperties}>
      {wheels.map(({ step, sectors }) => (
        <li key={step} className="card campaign-card">
          <img {...interfaceArt('wheel')} width={96} height={96} alt="" />
          <h3>{t('step', { number: step })}</h3>
          <p className="text-muted">{t('upTo')}</p>
          <p className="campaign-card-value">
            <PrizeLine coins={Math.max(...sectors.map(({ coins }) => coins))} />
          </p>
        </li>
      ))}
    </ol>
  )
}
