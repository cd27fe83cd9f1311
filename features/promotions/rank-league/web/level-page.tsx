import '#ui/promo/campaign-page.css'
import './vip.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getInfo, type Standing } from '../contract.ts'
import { BenefitTable } from './benefit-table.tsx'
import { LevelProgress } from './level-progress.tsx'
import { WeeklyReward } from './weekly-reward.tsx'
import { useLevelName, useShare } from './words.ts'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The player's level, weekly reward and next league, and the benefits of all leagues, in the account area. */
export default function LevelPage() {
  const t = useTranslations('rank-league')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { player } = info.data
  return (
    <AccountFrame title={t('level')}>
      {player ? (
        <AccountColumns>
          <div className="grid min-w-0 gap-4 max-lg:contents">
            <PlayerLevel player={player} />
            <div className="min-w-0 max-lg:order-1">
              <AccountCard title={t('gives')}>
                <BenefitTable leagues={info.data.sections} hereId={player.currentSection.id} />
                <AllLeagues />
              </AccountCard>
            </div>
          </div>
          <div className="grid gap-4">
            <AccountCard title={t('weekly')}>
              <WeeklyReward player={player} onMonday={() => void refetch()} />
            </AccountCard>
            <NextLeague player={player} />
          </div>
        </AccountColumns>
      ) : (
        <AccountCard title={t('noneTitle')} text={t('noneText')}>
          <AllLeagues />
        </AccountCard>
      )}
    </AccountFrame>
  )
}

function PlayerLevel({ player }: { player: Standing }) {
  const t = useTranslations('rank-league')
  const nameOf = useLevelName()
  const { title, index } = player.currentLevel
  return (
    <AccountCard title={t('levelNow')}>
      <div className="flex items-center gap-5 max-sm:gap-4">
        <img {...interfaceArt(`league-${title}`)} width={96} height={96} alt="" />
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="text-[24px]/7 font-extrabold">{nameOf(title, index)}</p>
          <LevelProgress player={player} />
        </div>
      </div>
    </AccountCard>
  )
}

function NextLeague({ player: { nextSectionBenefits: next } }: { player: Standing }) {
  const t = useTranslations('rank-league')
  const shareOf = useShare()
  return (
    <AccountCard title={t('nextLeague')} {...(next ? {} : { text: t('topLeague') })}>
      {next ? (
        <div className="flex items-center gap-4">
          <img src={`/art/interface/league-${next.title}-128.webp`} width={64} height={64} alt="" />
          <div className="grid gap-1">
            <p className="font-semibold">
              {t('nextGives', { league: t(`key.${next.title}`), share: shareOf(next.weeklyReward) })}
            </p>
            <PrizeLine coins={next.prize.coins} />
          </div>
        </div>
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
