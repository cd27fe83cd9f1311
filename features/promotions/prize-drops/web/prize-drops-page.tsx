import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getInfo, type PrizeKind } from '../contract.ts'

const MINOR_PER_COIN = 100

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The drop schedule, the daily pool and the winners. */
export default function PrizeDropsPage() {
  const t = useTranslations('prize-drops')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  return (
    <CampaignPage campaign={info.campaign} picture="confetti" onFlip={() => void refetch()}>
      {info.general ? <Pool general={info.general} kinds={info.prizes} /> : null}
      <CampaignSection title={t('winners')}>
        <p className="card p-5 text-muted">{t('noWinners')}</p>
      </CampaignSection>
    </CampaignPage>
  )
}

interface PoolProps {
  readonly general: NonNullable<ReplyOf<typeof getInfo>['general']>
  readonly kinds: readonly PrizeKind[]
}

const PICTURES = { 1: 'league-bronze', 2: 'league-silver', 3: 'league-gold' } as const

function Pool({ general, kinds }: PoolProps) {
  const t = useTranslations('prize-drops')
  const facts = [
    { label: t('poolValue'), value: <PrizeLine coins={general.dailyPrizePool * MINOR_PER_COIN} /> },
    { label: t('prizeCount'), value: general.prizeCountPerDay },
    { label: t('highest'), value: <PrizeLine coins={general.highestPrizePerDay * MINOR_PER_COIN} /> },
    { label: t('fromLevel'), value: general.minimalLevelPlay },
  ]
  return (
    <>
      <CampaignSection title={t('pool')}>
        <CampaignFacts facts={facts} />
      </CampaignSection>
      <CampaignSection title={t('kinds')}>
        <ul className="campaign-grid" style={{ '--card-min': 'min(30%, 200px)' } as React.CSSProperties}>
          {kinds.map(({ prizeLvl, prizeValue, prizeLeft }) => (
            <li key={prizeLvl} className="card campaign-card">
              <img {...interfaceArt(PICTURES[prizeLvl])} width={96} height={96} alt="" />
              <h3>{t(`kind.${prizeLvl}`)}</h3>
              <p className="campaign-card-value">
                <PrizeLine coins={prizeValue} />
              </p>
              <p className="text-muted">{t('count', { count: prizeLeft })}</p>
            </li>
          ))}
        </ul>
      </CampaignSection>
    </>
  )
}
