import './vip.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { PageDescription } from '#ui/page/page-description.tsx'
import { CampaignPage, CampaignSection, GoodToKnow, HowItWorks } from '#ui/promo/campaign-page.tsx'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import { getInfo, type League } from '../contract.ts'
import { BenefitTable } from './benefit-table.tsx'
import { LeagueHero } from './league-hero.tsx'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The league: where one stands, the leagues there are, and what each gives. */
export default function VipPage() {
  const t = useTranslations('rank-league')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { campaign, sections, player } = info.data
  const state = useCampaignState(campaign, () => void refetch())
  if (sections.length === 0) return <CampaignPage campaign={campaign} picture="league-gold" onFlip={() => void refetch()} />
  const hereId = player?.currentSection.id
  return (
    <article className="campaign">
      <title>{campaign.title}</title>
      <PageDescription text={campaign.text} />
      <LeagueHero info={info.data} state={state} />
      <CampaignSection
        title={t('leagues')}
        aside={
          <a className="campaign-link" href="#points">
            {t('howPoints')}
          </a>
        }
      >
        <ul className="league-list">
          {sections.map((league) => (
            <LeagueCard key={league.id} league={league} isHere={league.id === hereId} />
          ))}
        </ul>
      </CampaignSection>
      <CampaignSection title={t('gives')}>
        <BenefitTable leagues={sections} hereId={hereId} />
      </CampaignSection>
      <div id="points">
        <HowItWorks steps={campaign.steps} />
      </div>
      <GoodToKnow isAboutSpending={false} />
    </article>
  )
}

function LeagueCard({ league: { key, fromLevel }, isHere }: { league: League; isHere: boolean }) {
  const t = useTranslations('rank-league')
  return (
    <li className="card campaign-card league-card" aria-current={isHere ? 'true' : undefined}>
      <img {...interfaceArt(`league-${key}`)} width={96} height={96} alt="" />
      <h3>{t(`key.${key}`)}</h3>
      <p className="league-card-note">{isHere ? t('hereNow') : t('firstLevel', { level: fromLevel })}</p>
    </li>
  )
}
