import { useFormatter, useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CampaignClock } from '#ui/promo/campaign-clock.tsx'
import { StateTag } from '#ui/promo/campaign-page.tsx'
import type { getInfo } from '../contract.ts'

type Info = ReplyOf<typeof getInfo>['data']
type State = Info['campaign']['state']

/** The badge, the level with its bar, and when the league opens or what the week gives. */
export function LeagueHero({ info, state }: { info: Info; state: State }) {
  const { sections, player, campaign } = info
  const here = sections.find(({ id }) => id === player?.currentSection.id) ?? sections[0]
  return (
    <header className="campaign-hero league-hero">
      <img
        className="league-badge"
        src={`/art/interface/league-${here?.key ?? 'bronze'}-256.webp`}
        width={200}
        height={200}
        alt=""
        fetchPriority="high"
      />
      <div className="campaign-copy">
        <StateTag state={state} />
        {player ? <Standing info={info} /> : <Invitation campaign={campaign} />}
      </div>
      <Aside info={info} state={state} />
    </header>
  )
}

function Standing({ info: { sections, player } }: { info: Info }) {
  const t = useTranslations('rank-league')
  const format = useFormatter()
  const amount = useAmount()
  if (!player) return null
  const { index, currentExperience, experience } = player.currentLevel
  const league = sections.find(({ id }) => id === player.currentSection.id)
  const share = Math.min(1, currentExperience / experience)
  return (
    <>
      <p className="text-muted">{t('yours')}</p>
      <h1 className="campaign-title">{t('levelOf', { league: t(`key.${league?.key ?? 'bronze'}`), level: index })}</h1>
      <span className="progress league-progress">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <p className="league-points">
        <span>
          {t('points', { points: format.number(currentExperience, 'grouped'), needed: format.number(experience, 'grouped') })}
        </span>
        <span>{t('pays', { level: index + 1, coins: amount('coins', league?.levelUpCoins ?? 0) })}</span>
      </p>
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

function Aside({ info, state }: { info: Info; state: State }) {
  const t = useTranslations('rank-league')
  return (
    <div className="league-aside">
      <p className="font-semibold text-muted">{t('weekly')}</p>
      {state === 'running' ? (
        <p>{t('weeklyText')}</p>
      ) : (
        <>
          <CampaignClock campaign={info.campaign} state={state} />
          <p className="text-muted">{t('notYet')}</p>
        </>
      )}
      <LocalLink className="button" data-kind="quiet" to="/library">
        {t('browse')}
      </LocalLink>
    </div>
  )
}
