import './vip.css'
import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { CampaignSection, GoodToKnow } from '#ui/promo/campaign-page.tsx'
import type { getInfo } from '../contract.ts'
import type { League } from '../shared/league.ts'
import { BenefitTable } from './benefit-table.tsx'
import { LeagueHero } from './league-hero.tsx'
import { Rules } from './rules.tsx'

type Info = ReplyOf<typeof getInfo>['data']

interface VipViewProps {
  readonly info: Info
  readonly state: Info['campaign']['state']
  onMonday(): void
}

/** The player's position, the leagues, what each gives, and the rules. */
export function VipView({ info, state, onMonday }: VipViewProps) {
  const t = useTranslations('rank-league')
  const { sections, player } = info
  const here = player?.currentSection.id
  return (
    <>
      <LeagueHero info={info} state={state} onMonday={onMonday} />
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
            <LeagueCard key={league.id} league={league} here={here} />
          ))}
        </ul>
      </CampaignSection>
      <CampaignSection title={t('gives')}>
        <BenefitTable leagues={sections} hereId={here} />
      </CampaignSection>
      <Rules {...info} />
      <GoodToKnow isAboutSpending={false} />
    </>
  )
}

function LeagueCard({ league: { id, key, fromLevel }, here }: { league: League; here: number | undefined }) {
  const t = useTranslations('rank-league')
  const isHere = id === here
  const note = isHere ? t('hereNow') : here !== undefined && id < here ? t('completed') : t('firstLevel', { level: fromLevel })
  return (
    <li className="card campaign-card league-card" aria-current={isHere ? 'true' : undefined}>
      <img {...interfaceArt(`league-${key}`)} width={96} height={96} alt="" loading="lazy" />
      <h3>{t(`key.${key}`)}</h3>
      <p className="league-card-note">{note}</p>
    </li>
  )
}
