import { useFormatter, useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { CampaignAnswers } from '#ui/promo/campaign-answers.tsx'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import { fromHundreds } from '../shared/hundreds.ts'
import type { Season } from './season-view.tsx'

/** Questions about this season, answered from its settings. Nothing in it is left to chance, so its value is exact. */
export function Rules({ season }: { season: Season }) {
  const t = useTranslations('season.rules')
  const format = useFormatter()
  const amount = useAmount()
  const { levels, pointsPerUnit, pointsPerReward, isCoinsOnly } = season
  const last = levels.at(-1)
  if (!last || !pointsPerUnit) return null
  const number = (value: number) => format.number(value, 'grouped')
  const { TournamentPoints: forCoins, SweepStakes: forEntries } = pointsPerUnit
  const coins = amount(
    'coins',
    levels.reduce((sum, level) => sum + level.coins, 0),
  )
  const minor = levels.reduce((sum, { entries }) => sum + fromHundreds(entries), 0)
  const points = [
    forCoins > 0 ? t('points.coins', { points: number(forCoins), count: forCoins }) : null,
    forEntries > 0 ? t('points.entries', { points: number(forEntries) }) : null,
    t('points.free'),
  ]
  const answers = {
    points: points.filter((each) => each !== null).join(' '),
    rewards: pointsPerReward > 0 ? t('rewards.answer', { points: number(pointsPerReward) }) : t('rewards.none'),
    prizes: t('prizes.answer'),
    value: t(minor > 0 ? 'value.both' : 'value.coins', {
      levels: levels.length,
      points: number(last.points),
      coins,
      entries: amount('entries', minor),
    }),
    taken: t('taken.answer'),
    end: t('end.answer'),
  } as const
  return (
    <CampaignAnswers
      title={t('title')}
      answers={(['points', 'rewards', 'prizes', 'value', 'taken', 'end'] as const).map((key) => ({
        question: t(`${key}.question`),
        answer: answers[key],
      }))}
    >
      <CoinsOnlyNote isCoinsOnly={isCoinsOnly} />
    </CampaignAnswers>
  )
}
