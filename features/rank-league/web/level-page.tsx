import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { AccountCard, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { Countdown } from '#ui/time/countdown.tsx'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import { getInfo } from '../contract.ts'

type Info = ReplyOf<typeof getInfo>['data']

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The player's level, experience and next step, among the areas of the account. */
export default function LevelPage() {
  const t = useTranslations('rank-league')
  const { data: info } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { player, sections } = info.data
  return (
    <AccountFrame title={t('level')}>
      {player && sections.length > 0 ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_360px]">
          <Standing info={info.data} player={player} />
          <NextLeague info={info.data} hereId={player.currentSection.id} />
        </div>
      ) : (
        <AccountCard title={t('noneTitle')} text={t('noneText')}>
          <AllLeagues />
        </AccountCard>
      )}
    </AccountFrame>
  )
}

function Standing({ info, player }: { info: Info; player: NonNullable<Info['player']> }) {
  const t = useTranslations('rank-league')
  const format = useFormatter()
  const number = (points: number) => format.number(points, 'grouped')
  const amount = useAmount()
  const { refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const state = useCampaignState(info.campaign, () => void refetch())
  const { index, currentExperience, experience } = player.currentLevel
  const here = info.sections.find(({ id }) => id === player.currentSection.id)
  const share = Math.min(1, currentExperience / experience)
  const next = { level: index + 1, points: number(Math.max(0, experience - currentExperience)) }
  return (
    <AccountCard title={t('levelNow')}>
      <div className="flex items-center gap-5 max-sm:gap-4">
        <img {...interfaceArt(`league-${here?.key ?? 'bronze'}`)} width={96} height={96} alt="" />
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="text-[24px]/7 font-extrabold">
            {t('levelOf', { league: t(`key.${here?.key ?? 'bronze'}`), level: index })}
          </p>
          <div
            className="progress"
            role="progressbar"
            aria-label={t('experience')}
            aria-valuemin={0}
            aria-valuemax={experience}
            aria-valuenow={Math.min(currentExperience, experience)}
          >
            <span style={{ width: `${share * 100}%` }} />
          </div>
          <p className="figures flex flex-wrap justify-between gap-x-4 text-[14px]/5 text-muted">
            <span>{t('points', { points: number(currentExperience), needed: number(experience) })}</span>
            <span>{t('toNext', next)}</span>
          </p>
        </div>
      </div>
      <p className="font-semibold">{t('pays', { level: next.level, coins: amount('coins', here?.levelUpCoins ?? 0) })}</p>
      {state === 'running' ? null : (
        <div className="grid gap-1 rounded-control bg-page/60 p-4 hairline">
          <p>{t('soon')}</p>
          {state === 'planned' && info.campaign.startsAt !== null ? (
            <p className="flex flex-wrap gap-x-2 font-bold">
              {t('opens')} <Countdown until={info.campaign.startsAt} />
            </p>
          ) : null}
        </div>
      )}
      <AllLeagues />
    </AccountCard>
  )
}

function NextLeague({ info: { sections }, hereId }: { info: Info; hereId: number }) {
  const t = useTranslations('rank-league')
  const next = sections[sections.findIndex(({ id }) => id === hereId) + 1]
  return (
    <AccountCard title={t('nextLeague')} {...(next ? {} : { text: t('topLeague') })}>
      {next ? (
        <p className="flex items-center gap-4">
          <img src={`/art/interface/league-${next.key}-128.webp`} width={64} height={64} alt="" />
          <span className="font-semibold">{t('nextLeagueFrom', { league: t(`key.${next.key}`), level: next.fromLevel })}</span>
        </p>
      ) : null}
    </AccountCard>
  )
}

function AllLeagues() {
  const t = useTranslations('rank-league')
  return (
    <LocalLink className="text-link w-fit py-3" to="/vip">
      {t('allLeagues')}
    </LocalLink>
  )
}
