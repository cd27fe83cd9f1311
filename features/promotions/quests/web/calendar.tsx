import { useFormatter, useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import type { QuestDay } from '../contract.ts'
import { type DayState, stateOf } from './state-of.ts'

interface CalendarProps {
  readonly days: readonly QuestDay[]
  /** Index of the day whose tasks are shown. */
  readonly chosen: number
  onChoose(at: number): void
}

const ICONS: Readonly<Record<DayState, IconName | null>> = {
  locked: 'lock-key-fill',
  open: null,
  ended: null,
  completed: 'check-circle-fill',
}

/** The days; a click shows a day's tasks. */
export function Calendar({ days, chosen, onChoose }: CalendarProps) {
  const t = useTranslations('quests')
  const format = useFormatter()
  return (
    <ol className="quest-calendar">
      {days.map((day, at) => {
        const state = stateOf(day)
        const icon = ICONS[state]
        const date = format.dateTime(new Date(`${day.date}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
        const count = day.tasks.length
        const done = day.tasks.filter(({ isCompleted }) => isCompleted).length
        return (
          <li key={day.date}>
            <button
              type="button"
              className="quest-day"
              data-state={state}
              aria-pressed={at === chosen}
              onClick={() => onChoose(at)}
            >
              <span className="sr-only">
                {t('dayLabel', { number: at + 1, date, state: t(`state.${state}`), tasks: t('tasksDone', { done, count }) })}
              </span>
              <span className="quest-day-number" aria-hidden="true">
                {at + 1}
              </span>
              <span className="quest-day-date" aria-hidden="true">
                {date}
              </span>
              <span className="quest-day-state" aria-hidden="true">
                {icon ? <Icon name={icon} className="size-4" /> : t('count', { progress: done, target: count })}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
