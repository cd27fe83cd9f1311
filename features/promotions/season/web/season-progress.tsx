import { useFormatter, useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { SeasonViewProps } from './season-view.tsx'

/** The player's level and the points to the next one; a guest signs up first. */
export function SeasonProgress({ season, isPlayer }: Pick<SeasonViewProps, 'season' | 'isPlayer'>) {
  const t = useTranslations('season')
  const isRunning = season.campaign.state === 'running'
  return (
    <>
      {isPlayer ? <Own season={season} isRunning={isRunning} /> : null}
      <div className="campaign-action">
        {isPlayer ? null : (
          <LocalLink className="button" to="/signup">
            {t('signUp')}
          </LocalLink>
        )}
        <LocalLink className="button" data-kind={isPlayer && isRunning ? undefined : 'quiet'} to="/library">
          {t('play')}
        </LocalLink>
      </div>
    </>
  )
}

function Own({ season, isRunning }: Pick<SeasonViewProps, 'season'> & { isRunning: boolean }) {
  const t = useTranslations('season')
  const { number } = useFormatter()
  const { levels, currentLevel, points } = season
  const next = levels[currentLevel]
  const from = levels[currentLevel - 1]?.points ?? 0
  const to = next?.points ?? from
  const isDone = next === undefined
  const part = isDone ? 1 : Math.max(0, points - from) / (to - from)
  return (
    <div className="season-own">
      <p className="season-level">
        {isDone ? t('finished') : t(isRunning ? 'levelOf' : 'reachedOf', { level: currentLevel, levels: levels.length })}
      </p>
      <span
        className="progress"
        role="progressbar"
        aria-label={t('toNext')}
        aria-valuemin={from}
        aria-valuemax={Math.max(to, from + 1)}
        aria-valuenow={isDone ? Math.max(to, from + 1) : Math.min(Math.max(points, from), to)}
      >
        <span style={{ width: `${part * 100}%` }} />
      </span>
      <p className="season-points">
        <span>{t('points', { points: number(points, 'grouped') })}</span>
        {isDone || !isRunning ? null : (
          <span>{t('left', { points: number(Math.max(0, to - points), 'grouped'), level: next.level })}</span>
        )}
      </p>
    </div>
  )
}
