import { useFormatter, useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import type { getInfo } from '../contract.ts'
import { useShare } from './words.ts'

type Info = ReplyOf<typeof getInfo>['data']

/** The rules of points, levels and the weekly reward, with the values of this league. */
export function Rules({ sections, pointsPerUnit }: Pick<Info, 'sections' | 'pointsPerUnit'>) {
  const t = useTranslations('rank-league.rules')
  const format = useFormatter()
  const shareOf = useShare()
  const [first, last] = [sections[0], sections.at(-1)]
  if (!first || !last || !pointsPerUnit) return null
  const number = (value: number) => format.number(value, 'grouped')
  const { TournamentPoints: forCoins, SweepStakes: forEntries } = pointsPerUnit
  const shares = { from: shareOf(first.weeklyRewardBasisPoints), to: shareOf(last.weeklyRewardBasisPoints) }
  const groups = {
    points: [
      forCoins > 0 ? t('coins', { points: number(forCoins) }) : t('noCoins'),
      forEntries > 0 ? t('entries', { points: number(forEntries) }) : t('noEntries'),
      t('notCounted'),
    ],
    levels: [t('first', { points: number(first.pointsPerLevel) }), t('paid'), t('kept', { top: last.toLevel })],
    reward: [t('net', shares), t('monday'), t('expires')],
  } as const
  return (
    <CampaignSection title={t('title')}>
      <div className="league-rules" id="points">
        {(['points', 'levels', 'reward'] as const).map((group) => (
          <section key={group} className="card league-rule">
            <h3>{t(`groups.${group}`)}</h3>
            <ul>
              {groups[group].map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </CampaignSection>
  )
}
