import './prize-drops.css'
import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useNow } from '#ui/time/now.ts'
import type { getInfo } from '../contract.ts'

export interface DropsPanelProps {
  readonly info: ReplyOf<typeof getInfo>
  /** The player's league level; null for a guest. */
  readonly level: number | null
}

/** Whether the visitor can win, and when the next prize drops. */
export function DropsPanel({ info: { general, nextPrizeAt, prizes }, level }: DropsPanelProps) {
  const t = useTranslations('prize-drops')
  const now = useNow()
  if (!general) return null
  const needed = general.minimalLevelPlay
  const isNear = nextPrizeAt !== null && now !== undefined && nextPrizeAt * SECOND_MS > now
  const isOver = prizes.every(({ prizeLeft }) => prizeLeft === 0)
  return (
    <section className="drops-panel" aria-label={t('next')} data-is-near={isNear}>
      {isNear ? (
        <p className="drops-clock">
          <span className="drops-clock-label">{t('nextIn')}</span>
          <span className="drops-clock-time">
            <Countdown until={nextPrizeAt} />
          </span>
        </p>
      ) : null}
      <p className="drops-text" role="status">
        {t(isOver ? 'over' : isNear ? 'near' : 'anytime')}
      </p>
      {isOver && general.nextPrizePoolStartedAt !== null ? (
        <p className="drops-clock">
          <span className="drops-clock-label">{t('nextPool')}</span>
          <span className="drops-clock-time">
            <Countdown until={general.nextPrizePoolStartedAt} />
          </span>
        </p>
      ) : null}
      <OwnState level={level} needed={needed} />
    </section>
  )
}

/** Guests sign up; below the level, the way to it; else the games. */
function OwnState({ level, needed }: { level: number | null; needed: number }) {
  const t = useTranslations('prize-drops')
  const isBelow = level !== null && level < needed
  const [path, label] = level === null ? ['/signup', 'signUp'] : isBelow ? ['/vip', 'seeLevels'] : ['/library', 'play']
  return (
    <>
      {isBelow ? (
        <div className="drops-level">
          <div
            className="drops-track"
            role="meter"
            aria-label={t('yourLevel')}
            aria-valuemin={1}
            aria-valuemax={needed}
            aria-valuenow={level}
          >
            <span style={{ '--part': `${(level / needed) * 100}%` } as React.CSSProperties} />
          </div>
          <p>{t('locked', { level, needed })}</p>
        </div>
      ) : null}
      <div className="campaign-action">
        <LocalLink className="button" to={path!}>
          {t(label as 'play')}
        </LocalLink>
      </div>
    </>
  )
}
