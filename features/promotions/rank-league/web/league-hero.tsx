import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CampaignClock } from '#ui/promo/campaign-clock.tsx'
import { StateTag } from '#ui/promo/campaign-page.tsx'
import type { getInfo, Standing } from '../contract.ts'
import { LevelProgress } from './level-progress.tsx'
import { WeeklyReward } from './weekly-reward.tsx'
import { useLevelName } from './words.ts'

type Info = ReplyOf<typeof getInfo>['data']

interface LeagueHeroProps {
  readonly info: Info
  readonly state: Info['campaign']['state']
  onMonday(): void
}

/** The badge, the level with its progress, and the weekly reward; before the start, the countdown. */
export function LeagueHero({ info: { campaign, player, sections }, state, onMonday }: LeagueHeroProps) {
  const t = useTranslations('rank-league')
  const isRunning = state === 'running'
  return (
    <header className="campaign-hero league-hero">
      <img
        className="league-badge"
        src={`/art/interface/league-${player?.currentSection.title ?? sections.at(-1)?.key ?? 'bronze'}-256.webp`}
        width={200}
        height={200}
        alt=""
        fetchPriority="high"
      />
      <div className="campaign-copy">
        {isRunning ? null : <StateTag state={state} />}
        {player ? <Level player={player} /> : <Invitation campaign={campaign} />}
      </div>
      <div className="league-aside">
        <p className="font-semibold text-muted">{t('weekly')}</p>
        {player ? <WeeklyReward player={player} onMonday={onMonday} /> : <Schedule campaign={campaign} state={state} />}
      </div>
    </header>
  )
}

function Level({ player }: { player: Standing }) {
  const t = useTranslations('rank-league')
  const nameOf = useLevelName()
  const { title, index } = player.currentLevel
  return (
    <>
      <p className="text-muted">{t('yours')}</p>
      <h1 className="campaign-title">{nameOf(title, index)}</h1>
      <LevelProgress player={player} />
    </>
  )
}

function Invitation({ campaign: { title, text } }: Pick<Info, 'campaign'>) {
  const t = useTranslations('rank-league')
  return (
    <>
      <h1 className="campaign-title">{title}</h1>
      <p className="campaign-text">{text}</p>
      <p className="campaign-action">
        <LocalLink className="button" to="/signup">
          {t('join')}
        </LocalLink>
      </p>
    </>
  )
}

function Schedule({ campaign, state }: Pick<Info, 'campaign'> & Pick<LeagueHeroProps, 'state'>) {
  const t = useTranslations('rank-league')
  return (
    <>
      {state === 'running' ? <p>{t('weeklyText')}</p> : <CampaignClock campaign={campaign} state={state} />}
      <LocalLink className="button" data-kind="quiet" to="/library">
        {t('browse')}
      </LocalLink>
    </>
  )
}
