import { useTranslations } from 'use-intl'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { Info, Prize } from '../contract.ts'
import { CoinBurst } from './coin-burst.tsx'
import { usePrizeText } from './use-prize-text.ts'
import { dayState, pictureOf } from './view-state.ts'

interface DayCardProps {
  readonly level: number
  readonly prize: Prize
  readonly info: Info
  /** Just claimed: triggers the coin animation. */
  readonly isCelebrated: boolean
}

/** One day of the run: its prize and its state (received, today or upcoming). */
export function DayCard({ level, prize, info, isCelebrated }: DayCardProps) {
  const t = useTranslations('daily-login')
  const { main, more } = usePrizeText()(prize)
  const state = dayState(level, info)
  const isToday = level === info.activeLevel
  return (
    <li className="day-card" data-state={state} data-is-last={level === info.levels} aria-current={isToday ? 'date' : undefined}>
      <p className="day-card-label">
        <span>{t('day', { day: level })}</span>
        {state === 'today' ? <span className="day-card-today">{t('today')}</span> : null}
      </p>
      <img className="day-card-art" {...interfaceArt(pictureOf(prize, level, info.levels))} width={128} height={128} alt="" />
      <div className="day-card-prize">
        <p className="figures font-display font-extrabold">{main}</p>
        {more.map((part) => (
          <p key={part} className="day-card-more figures">
            {part}
          </p>
        ))}
      </div>
      {state === 'received' ? (
        <span className="day-card-check">
          <Icon name="check-bold" className="size-3.5" />
          <span className="sr-only">{t('received')}</span>
        </span>
      ) : null}
      {isCelebrated ? <CoinBurst /> : null}
    </li>
  )
}
