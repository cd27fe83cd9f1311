import { useFormatter, useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import type { Standing } from '../contract.ts'
import { useLevelName } from './words.ts'

/** The bar to the next level with its coins, or why there is no progress. */
export function LevelProgress({ player }: { player: Standing }) {
  const t = useTranslations('rank-league')
  const format = useFormatter()
  const amount = useAmount()
  const nameOf = useLevelName()
  const { currentLevel, nextLevel, progressBlockedReason: reason } = player
  const needed = nextLevel?.experience ?? currentLevel.currentExperience
  const points = Math.min(currentLevel.currentExperience, needed)
  const number = (value: number) => format.number(value, 'grouped')
  return (
    <div className="league-level">
      <span
        className="progress league-progress"
        role="progressbar"
        aria-label={t('experience')}
        aria-valuemin={0}
        aria-valuemax={Math.max(1, needed)}
        aria-valuenow={nextLevel ? points : Math.max(1, needed)}
        data-is-blocked={reason !== null}
      >
        <span style={{ width: `${nextLevel ? (points / needed) * 100 : 100}%` }} />
      </span>
      {nextLevel ? (
        <p className="league-points">
          <span>{t('points', { points: number(points), needed: number(needed) })}</span>
          <span>
            {t('pays', { level: nameOf(nextLevel.title, nextLevel.index), coins: amount('coins', nextLevel.prize.coins) })}
          </span>
        </p>
      ) : null}
      {reason ? <p className="league-blocked">{t(`blocked.${reason}`)}</p> : null}
    </div>
  )
}
